// @vitest-environment node
/** The paintings of a game come in one go: so much may come over the line, with all that they share. */
import { existsSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

const MOST = 60 * 1024;

test.each(readdirSync('../src/hoftag/games').filter((name) => existsSync(`src/art/paint/${name}/index.ts`)))(
  'the paintings of %s stay below 60 KiB',
  async (game) => {
    const { output } = (await build({
      configFile: false,
      logLevel: 'error',
      build: {
        write: false,
        target: 'es2022',
        rolldownOptions: { input: `src/art/paint/${game}/index.ts`, preserveEntrySignatures: 'strict' },
      },
    })) as Rolldown.RolldownOutput;
    const code = output.map((one) => (one.type === 'chunk' ? one.code : '')).join('');
    expect(code).toContain('--a-'); // the pen is in it
    expect(gzipSync(code).length).toBeLessThan(MOST);
  },
);
