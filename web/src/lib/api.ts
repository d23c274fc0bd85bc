/** JSON over HTTP: one function, one kind of error. The types are generated from the server's own document. */
import type { ErrorAnswer, Fault } from './api.d';

export type * from './api.d';

/** What the server refused: a code for programs; where a rule forbids it, its id and the words of the game. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly fault: Fault,
  ) {
    super(fault.message);
  }
  get code(): string {
    return this.fault.code;
  }
}

export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

export function address(path: string, query: Query = {}): string {
  const pairs = Object.entries(query).filter(
    ([, value]) => value !== null && value !== undefined && value !== '' && value !== false,
  );
  const text = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
  return text ? `/api${path}?${text}` : `/api${path}`;
}

async function ask(method: string, path: string, query?: Query, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(address(path, query), {
      method,
      credentials: 'same-origin',
      ...(method === 'GET'
        ? {}
        : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body ?? {}) }),
    });
  } catch {
    throw new ApiError(0, { code: 'offline', message: 'the server cannot be reached' });
  }
  if (answer.ok) return answer;
  const said = (await answer.json().catch(() => null)) as ErrorAnswer | null;
  throw new ApiError(
    answer.status,
    said?.error ?? { code: `status-${answer.status}`, message: answer.statusText },
  );
}

export async function get<T>(path: string, query?: Query): Promise<T> {
  return (await (await ask('GET', path, query)).json()) as T;
}
export async function getText(path: string, query?: Query): Promise<string> {
  return (await ask('GET', path, query)).text();
}
export async function post<T>(path: string, body?: unknown, query?: Query): Promise<T> {
  return (await (await ask('POST', path, query, body)).json()) as T;
}
export async function patch<T>(path: string, body: unknown): Promise<T> {
  return (await (await ask('PATCH', path, undefined, body)).json()) as T;
}
export async function remove<T>(path: string): Promise<T> {
  return (await (await ask('DELETE', path)).json()) as T;
}
