// @vitest-environment node
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { squeeze } from './squeeze.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'squeeze-'));
  mkdirSync(join(root, 'public'));
  writeFileSync(join(root, 'public', 'sign.svg'), `<svg>${' '.repeat(1000)}</svg>`);
  writeFileSync(join(root, 'index.html'), '<script type="module" src="/main.ts"></script>');
});
afterEach(() => rmSync(root, { recursive: true }));

function made(source: string): Promise<unknown> {
  writeFileSync(join(root, 'main.ts'), source);
  return build({ root, configFile: false, logLevel: 'silent', plugins: [squeeze(join(root, 'dist'))] });
}

it('lays a compressed copy beside what is large enough', async () => {
  await made('console.log("small")');
  expect(existsSync(join(root, 'dist', 'sign.svg.br'))).toBe(true);
  expect(existsSync(join(root, 'dist', 'index.html.br'))).toBe(false);
});

it('leaves it to the build to say why it fails', async () => {
  await expect(made("import './nowhere'")).rejects.toThrow(/nowhere/);
});
