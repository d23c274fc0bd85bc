/** Words in the browser: the same meaning of argument names as the server's `core/words.py`. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Args, Language, SeatInfo, Value, Wording, Words } from './types';

type Variables = Record<string, FluentVariable>;

/** A small whole number is written the same everywhere: no need to ask how this language writes numbers. */
class Whole extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}
function number(value: number): FluentNumber | number {
  return Number.isInteger(value) && value >= 0 && value < 1000 ? new Whole(value) : value;
}

/** Where a message or a term begins: what belongs to it is indented. Its name, and what it speaks of in its turn. */
/** Seats differ by sign as well as by colour; `core/words.py` has the same. */
const SIGNS = ['◆', '●', '▲', '■', '★', '♥', '♣', '▼'];
const BEGINS = /\n(?=[a-zA-Z-])/;
const NAMED = /^-?[a-zA-Z][\w-]*(?= *=)/;
const REFERS = /\{\s*(-?[a-zA-Z][\w-]*)/g;

/** The messages of some texts. Each is read when it is first needed, for at one table most never are. */
class Messages {
  readonly bundle: FluentBundle;
  readonly #unread = new Map<string, string>();

  constructor(language: Language, texts: readonly string[]) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const block of texts.flatMap((text) => text.split(BEGINS))) {
      const [id] = NAMED.exec(block) ?? [];
      if (id !== undefined) this.#unread.set(id, block);
    }
  }
  get(id: string) {
    this.#read(id);
    return this.bundle.getMessage(id);
  }
  #read(id: string): void {
    const block = this.#unread.get(id);
    if (block === undefined) return;
    this.#unread.delete(id);
    this.bundle.addResource(new FluentResource(block));
    for (const [, other = ''] of block.matchAll(REFERS)) this.#read(other);
  }
}

export const AS_PRINTED: Wording = { figures: {}, names: {} };

/** The sentences of one language at one table, told to the seat that is `isYou`, with what its box says in them. */
export function makeWords(
  language: Language,
  texts: readonly string[],
  seats: readonly SeatInfo[] = [],
  { figures, names }: Wording = AS_PRINTED,
): Words {
  const messages = new Messages(language, texts);
  const { bundle } = messages;

  function pattern(key: string) {
    const [id = '', attribute] = key.split('.');
    const message = messages.get(id);
    return attribute ? message?.attributes[attribute] : message?.value;
  }

  /** A message with the figures of the box, unless others are given for them. */
  function filled(key: string, given: Variables): string | undefined {
    const found = pattern(key);
    const [id = ''] = key.split('.');
    const stated = figures[id];
    if (!found) return undefined;
    return bundle.formatPattern(found, stated ? { ...variables(stated), ...given } : given, []);
  }

  function say(key: string, given: Variables = {}): string {
    const text = filled(key, given);
    if (text === undefined) return key;
    const [id = ''] = key.split('.');
    const theirs = names[language]?.[id];
    return theirs === undefined ? text : text.replace(filled(id, {}) ?? '', theirs);
  }

  function player(value: Value): { name: string; you: boolean } {
    const info = seats.find((one) => one.seat === Number(value));
    return {
      name: info?.name ?? say('seat-empty', { number: number(Number(value) + 1) }),
      you: info?.isYou ?? false,
    };
  }

  function joined(names: readonly string[]): string {
    const counted = [...new Set(names)].map((name) => {
      const count = names.filter((other) => other === name).length;
      return count === 1 ? name : say('list-count', { count: number(count), name });
    });
    const last = counted.pop();
    if (last === undefined) return say('list-none');
    if (!counted.length) return last;
    const first = counted.reduce((first, second) => say('list-more', { first, second }));
    return say('list-pair', { first, second: last });
  }

  function entity(kind: string, value: string): string {
    const key = `${kind}-${value}`;
    return pattern(key) ? say(key) : value;
  }

  /** The names of several things; one with a form `.counted` is named once, with its number. */
  function each(kind: string, items: readonly string[]): string[] {
    return items.flatMap((item, at) => {
      if (!pattern(`${kind}-${item}.counted`)) return [entity(kind, item)];
      if (items.indexOf(item) < at) return [];
      const count = items.filter((other) => other === item).length;
      return [say(`${kind}-${item}.counted`, { count: number(count) })];
    });
  }

  function variables(args: Args): Variables {
    const found: Variables = {};
    for (const [name, value] of Object.entries(args)) {
      const kind = name.slice(name.lastIndexOf('_') + 1);
      if (kind === 'seat') {
        const who = player(value);
        found[name] = who.name;
        found[`${name}_you`] = who.you ? 'yes' : 'no';
        found[`${name}_sign`] = SIGNS[Number(value) % SIGNS.length] ?? '';
      } else if (typeof value === 'number' && !pattern(`${kind}-${value}`)) {
        found[name] = number(value);
      } else if (typeof value === 'number' || typeof value === 'string') {
        found[name] = entity(kind, String(value));
        const message = messages.get(`${kind}-${value}`);
        for (const form of Object.keys(message?.attributes ?? {}))
          found[`${name}_${form}`] = entity(kind, `${value}.${form}`);
      } else {
        found[name] = joined(each(kind.replace(/s$/, ''), value));
        found[`${name}_count`] = number(value.length);
      }
    }
    return found;
  }

  const words = (key: string, args: Args = {}) => sentence(say(key, variables(args)));
  return Object.assign(words, { has: (key: string) => Boolean(pattern(key)) });
}

/** A sentence begins with a capital letter, whatever word comes first. */
function sentence(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
