/** The languages there are: a further one begins with its `text.<language>.ftl`. What has no words in it is said in English. */
export const FALLBACK = 'en';

/** Texts by language. */
export type Texts = Readonly<Record<string, string>>;

const NAMED = /\.([a-z]{2,3}(?:-[a-z0-9]+)*)\.ftl$/;

/** Files as `import.meta.glob` finds them, by language; several of one language are one text. */
export function byLanguage(files: Texts): Texts {
  const found: Record<string, string> = {};
  for (const [path, text] of Object.entries(files)) {
    const tongue = NAMED.exec(path)?.[1];
    if (tongue) found[tongue] = `${found[tongue] ?? ''}\n${text}`;
  }
  return found;
}

export function inLanguage(texts: Texts, tongue: string): string {
  return texts[tongue] ?? texts[FALLBACK] ?? '';
}

/** The client's own words. */
export const OWN = byLanguage(
  import.meta.glob<string>('../text.*.ftl', { query: '?raw', import: 'default', eager: true }),
);
export const LANGUAGES: readonly string[] = [
  FALLBACK,
  ...Object.keys(OWN)
    .filter((one) => one !== FALLBACK)
    .sort(),
];

/** The language there is for a tag such as `de-AT`. */
export function languageOf(tag: string): string | undefined {
  const parts = tag.toLowerCase().split('-');
  return parts.map((_, most) => parts.slice(0, parts.length - most).join('-')).find((one) => one in OWN);
}

/** What a language calls itself. */
export function nameOf(tongue: string): string {
  const name = new Intl.DisplayNames([tongue], { type: 'language' }).of(tongue) ?? tongue;
  return name.slice(0, 1).toLocaleUpperCase(tongue) + name.slice(1);
}
