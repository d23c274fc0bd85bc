// @vitest-environment node
/** The client's own texts: the same messages in all languages, and every message that is asked for. */
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { FALLBACK, LANGUAGES, OWN } from './languages';

const sources = import.meta.glob<string>(
  [
    '../**/*.svelte',
    '../**/*.ts',
    '../../*.ts',
    '../../index.html',
    '!../**/*.test.ts',
    '!../games/citadels/**',
  ],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

interface Shape {
  variables: string[];
  attributes: string[];
}

function shapes(text: string): Map<string, Shape> {
  const bodies = text.split(/\n(?=[a-z][\w-]* =)/);
  return new Map(
    bodies
      .map((body) => [/^([a-z][\w-]*) =/m.exec(body)?.[1] ?? '', body] as const)
      .filter(([id]) => id)
      .map(([id, body]) => [
        id,
        {
          variables: [...new Set([...body.matchAll(/\$(\w+)/g)].map((match) => match[1] ?? ''))].sort(),
          attributes: [...body.matchAll(/^ {4}\.(\w+) =/gm)].map((match) => match[1] ?? '').sort(),
        },
      ]),
  );
}

const en = OWN[FALLBACK] ?? '';

test.each(LANGUAGES)('%s has the same messages with the same parts and variables', (language) => {
  expect(Object.fromEntries(shapes(OWN[language] ?? ''))).toEqual(Object.fromEntries(shapes(en)));
});

test('no message is written twice or cannot be read', () => {
  for (const text of Object.values(OWN)) {
    const ids = [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]);
    expect(ids).toEqual([...new Set(ids)]);
    expect(new FluentResource(text).body.length).toBe(ids.length);
  }
});

test('every message that the client asks for is there', () => {
  const known = shapes(en);
  const missing: string[] = [];
  for (const [file, source] of Object.entries(sources))
    for (const [, asked = ''] of source.matchAll(/\bt\(\s*'([^']+)'/g)) {
      const [id = '', attribute] = asked.split('.');
      const shape = known.get(id);
      if (!shape || (attribute && !shape.attributes.includes(attribute))) missing.push(`${file}: ${asked}`);
    }
  expect(missing).toEqual([]);
});

test('every message is asked for', () => {
  const all = Object.values(sources).join('\n');
  const patterns = [...all.matchAll(/`([a-z-]+-)\$\{/g)].map((match) => match[1] ?? '');
  const unused = [...shapes(en).keys()].filter(
    (id) =>
      !all.includes(`'${id}'`) &&
      !all.includes(`'${id}.`) &&
      !all.includes(`%${id}%`) &&
      !patterns.some((start) => id.startsWith(start)),
  );
  expect(unused).toEqual([]);
});
