/** Who I am to the server: nobody yet, a guest with a name, or an account. */
import { ApiError, get, patch, post, type Me, type Settings } from './api';
import { keepTables } from './played.svelte';
import { change, onChange, settings } from './settings.svelte';

class Person {
  me = $state.raw<Me | null>(null);
  known = $state(false);
}
export const person = new Person();

/** The name in a form: as it was typed there, or as it is known. */
export class OwnName {
  typed = $state<string | null>(null);
  get name(): string {
    return this.typed ?? person.me?.name ?? '';
  }
}

const MARK = 'hoftag-known';

/** Whether this browser has ever been somebody here; the cookie itself is out of our sight. */
function wasKnown(): boolean {
  try {
    return localStorage.getItem(MARK) === 'yes';
  } catch {
    return true;
  }
}

function remember(known: boolean): void {
  try {
    if (known) localStorage.setItem(MARK, 'yes');
    else localStorage.removeItem(MARK);
  } catch {
    // then the server is asked each time
  }
}

export function accept(me: Me | null): void {
  remember(me !== null);
  if (!me) keepTables(null); // whoever comes next need not see them
  person.me = me;
  person.known = true;
  if (me) change({ ...me.settings, ...telling, ...unsaved }, true);
}

/** What the server is being told, and what it will be told next. */
let telling: Partial<Settings> | null = null;
let unsaved: Partial<Settings> = {};

/** One request at a time, so that what was chosen last is what stays. */
async function save(changes: Partial<Settings>): Promise<void> {
  unsaved = { ...unsaved, ...changes };
  if (telling) return;
  while (Object.keys(unsaved).length > 0) {
    telling = unsaved;
    unsaved = {};
    await patch<Me>('/me', { settings: telling }).catch(() => undefined);
  }
  telling = null;
}

let asked: Promise<void> | null = null;

/** Asked once; done when `person.known`. */
export function whoAmI(): Promise<void> {
  return (asked ??= askWho());
}

async function askWho(): Promise<void> {
  if (!wasKnown()) {
    person.known = true;
    return;
  }
  try {
    accept(await get<Me>('/me'));
  } catch (error) {
    if (error instanceof ApiError && error.status !== 401) {
      person.known = true;
      asked = null; // the server did not say: it is asked again
    } else accept(null);
  }
}

/** Whether the server could not be asked who this is. */
export function isUnheard(): boolean {
  return !person.me && wasKnown();
}

/** A guest under this name, unless somebody is here already. */
export async function beSomebody(name: string): Promise<Me> {
  if (person.me) {
    if (name && name !== person.me.name) accept(await patch<Me>('/me', { name }));
    return person.me;
  }
  const local = { ...settings };
  const me = await post<Me>('/guest', { name });
  accept({ ...me, settings: local });
  void save(local);
  return me;
}

onChange((changes) => {
  if (person.me) void save(changes);
});
