/** A language is there when its file is; what it lacks is said in English. */
import { afterEach, expect, it, test, vi } from 'vitest';
import { byLanguage, inLanguage, languageOf, LANGUAGES, nameOf } from './languages';
import { language } from './settings.svelte';

afterEach(() => vi.unstubAllGlobals());

test('files are found by their names, and those of one language are one text', () => {
  const files = {
    './text.en.ftl': 'a = a',
    './text.pt-br.ftl': 'a = b',
    '../x/text.en.ftl': 'c = c',
    './notes.md': '',
  };
  expect(byLanguage(files)).toEqual({ en: '\na = a\nc = c', 'pt-br': '\na = b' });
});

test('what has not been translated is said in English', () => {
  expect(inLanguage({ en: 'tower', de: 'Turm' }, 'de')).toBe('Turm');
  expect(inLanguage({ en: 'tower', de: 'Turm' }, 'nl')).toBe('tower');
  expect(inLanguage({}, 'nl')).toBe('');
});

test('English comes first, and each calls itself by its own name', () => {
  expect(LANGUAGES[0]).toBe('en');
  expect(['en', 'de', 'fr'].map(nameOf)).toEqual(['English', 'Deutsch', 'Français']);
});

it.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['EN-gb', 'en'],
  ['tlh', undefined],
  ['dea', undefined],
])('the tag %s means %s', (tag, expected) => {
  expect(languageOf(tag)).toBe(expected);
});

it.each([
  [['de-CH', 'en'], 'de'],
  [['tlh', 'de', 'en'], 'de'],
  [['tlh'], 'en'],
])('of %j the first that there is, is spoken: %s', (languages, expected) => {
  vi.stubGlobal('navigator', { languages });
  expect(language()).toBe(expected);
});
