/** Addresses behind the #: `#/table/ID/replay?at=57`. */

export interface Route {
  parts: readonly string[];
  query: URLSearchParams;
}

export function readRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const parts = path.split('/').filter(Boolean).map(decode);
  return { parts, query: new URLSearchParams(query) };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

class Router {
  route = $state.raw<Route>(readRoute(location.hash));
  constructor() {
    window.addEventListener('hashchange', () => {
      this.route = readRoute(location.hash);
    });
  }
}

export const router = new Router();

/** The parts of the address of a page; once it leads elsewhere, those that it had, for a page stays until the next has come. */
export function partsOf(page: string): () => readonly string[] {
  let parts: readonly string[] = [];
  return () => {
    if (router.route.parts[0] === page) parts = router.route.parts;
    return parts;
  };
}

export function go(hash: string): void {
  location.hash = hash;
}

/** Changes the address without a new entry in the history. */
export function swap(hash: string): void {
  history.replaceState(null, '', hash);
  router.route = readRoute(hash);
}

export function tableLink(id: string, key?: string | null): string {
  return `#/table/${encodeURIComponent(id)}${key ? `?key=${encodeURIComponent(key)}` : ''}`;
}

/** A moment of a game that was played, at a table or in a record. */
export function replayLink(id: string, at: number, key?: string | null, kind = 'table'): string {
  return `#/${kind}/${encodeURIComponent(id)}/replay?at=${at}${key ? `&key=${encodeURIComponent(key)}` : ''}`;
}

/** The address of a table as it is sent to others: it shows a picture there, and leads to the table. */
export function sentTable(id: string, key?: string | null): string {
  return `${location.origin}/t/${encodeURIComponent(id)}${key ? `?key=${encodeURIComponent(key)}` : ''}`;
}
/** The same for a moment of a replay, of a table or of a record. */
export function sentReplay(id: string, at: number, key?: string | null): string {
  return `${location.origin}/r/${encodeURIComponent(id)}?at=${at}${key ? `&key=${encodeURIComponent(key)}` : ''}`;
}

export function ruleLink(game: string, rule = ''): string {
  return `#/rules/${encodeURIComponent(game)}${rule ? `/${encodeURIComponent(rule)}` : ''}`;
}
