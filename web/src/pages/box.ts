/** The component data of a game, read for people: sections, entries, facts, and where each fact comes from. */
import type { Words } from '../games/types';

export type Value = string | number | boolean | readonly Value[] | { readonly [name: string]: Value };
export type Entry = Readonly<Record<string, Value>>;

export interface Source {
  /** The fact that has a source of its own; empty for the whole entry. */
  field: string;
  source: string;
  note: string;
  refs: readonly string[];
}

const HIDDEN = /^(id|source|ref|note)$|_(source|ref|note)$/;

export const isEntry = (value: Value | undefined): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function sections(data: Entry): [string, Entry[]][] {
  return Object.entries(data)
    .filter(([name]) => name !== 'refs' && name !== 'schema')
    .map(([name, value]): [string, Entry[]] => {
      if (Array.isArray(value)) return [name, (value as readonly Value[]).filter(isEntry)];
      if (!isEntry(value)) return [name, []];
      const inner = Object.values(value);
      if (inner.length && inner.every(isEntry))
        return [name, Object.entries(value).map(([id, entry]) => ({ id, ...(entry as Entry) }))];
      return [name, [value]];
    })
    .filter(([, entries]) => entries.length > 0);
}

export function facts(entry: Entry): [string, Value][] {
  return Object.entries(entry).filter(([name, value]) => !HIDDEN.test(name) && value !== '');
}

/** Whether anything of an entry, but its name in a language, is known from no source. */
export const isReconstructed = (entry: Entry): boolean =>
  sources(entry).some((one) => one.source === 'reconstructed' && !one.field.startsWith('name'));

/** Sources of the entry and of single fields of it. */
export function sources(entry: Entry): Source[] {
  return Object.entries(entry)
    .filter(([name]) => name === 'source' || name.endsWith('_source'))
    .map(([name, source]) => {
      const field = name === 'source' ? '' : name.slice(0, -'_source'.length);
      const before = field ? `${field}_` : '';
      const ref = entry[`${before}ref`] ?? [];
      return {
        field,
        source: String(source),
        note: String(entry[`${before}note`] ?? ''),
        refs: Array.isArray(ref) ? (ref as readonly Value[]).map(String) : [String(ref)],
      };
    });
}

/** The messages that may tell of an entry. */
function keysOf(section: string, id: string): string[] {
  const kind = section.replace(/ies$/, 'y').replace(/s$/, '');
  const last = kind.slice(kind.lastIndexOf('_') + 1);
  return [`${kind}-${id}`, `${last}-${id}`, `${section}-${id}`, `game-${id}`];
}

/** The words for all this: those of the box, and those of the game where it has some. */
export class BoxWords {
  constructor(
    private readonly box: Words,
    private readonly game: Words,
    private readonly sure: { yes: string; no: string },
  ) {}

  section(name: string): string {
    return this.ofBox(name, `section-${name}`);
  }
  field(name: string): string {
    return this.ofBox(name, `field-${name}`);
  }
  /** What an entry is called: as the game calls it, else its id. */
  title(section: string, entry: Entry): string {
    const id = String(entry['id'] ?? '');
    return id && this.first(id, this.game, ...keysOf(section, id));
  }
  /** What the game or its box calls it, if there is a name for it. */
  name(section: string, entry: Entry): string {
    const found = this.key(section, entry, '');
    const own = `${section}-${String(entry['id'])}`;
    return found ? this.game(found) : this.box.has(own) ? this.box(own) : '';
  }
  /** Its facts that can be told in words, a number or a word each. */
  plain(entry: Entry): string {
    return facts(entry)
      .filter(
        ([field, value]) => field !== 'count' && this.box.has(`field-${field}`) && this.isPlain(value, field),
      )
      .map(([field, value]) => `${this.field(field)}: ${this.value(value, field)}`)
      .join(' · ');
  }
  private isPlain(value: Value, field: string): boolean {
    if (typeof value === 'number') return value !== 0;
    if (isEntry(value)) return false;
    const kind = field.slice(field.lastIndexOf('_') + 1);
    return typeof value === 'string' && [field, kind].some((one) => this.game.has(`${one}-${value}`));
  }
  /** What the game says of it. */
  told(section: string, entry: Entry): string {
    const key = this.key(section, entry, '.help');
    return key ? this.game(key) : '';
  }
  private key(section: string, entry: Entry, part: string): string | undefined {
    const id = String(entry['id'] ?? '');
    return keysOf(section, id)
      .map((one) => one + part)
      .find((one) => id && this.game.has(one));
  }
  /** A fact in words; `of` is the option whose values these are. */
  value(value: Value, field: string, of = ''): string {
    if (Array.isArray(value))
      return (value as readonly Value[])
        .map((one) => this.value(one, field, of))
        .join(value.some(isEntry) ? '; ' : ', ');
    if (isEntry(value))
      return facts(value)
        .map(([name, one]) => `${this.field(name)} ${this.value(one, name)}`)
        .join(', ');
    const text = String(value);
    if (of && this.game.has(`option-${of}-${text}`)) return this.game(`option-${of}-${text}`);
    if (typeof value === 'boolean') return value ? this.sure.yes : this.sure.no;
    if (typeof value === 'number') return text;
    const kind = field.slice(field.lastIndexOf('_') + 1);
    return this.first(text, this.game, `${field}-${text}`, `${kind}-${text}`);
  }
  private ofBox(name: string, key: string): string {
    return this.first(name, this.box.has(key) ? this.box : this.game, key);
  }
  private first(otherwise: string, words: Words, ...keys: string[]): string {
    const key = keys.find((one) => words.has(one));
    return key ? words(key) : otherwise.replaceAll('_', ' ');
  }
}
