/**
 * One table's line to the server. It says hello with the last version seen, keeps steps in order, sends again under
 * the same id what was not answered, and comes back after every break. It knows no rule.
 */
import type { Accepted, FromClient, FromServer, Legal, Planned, Refused } from './api';
import { ServerClock } from './serverclock';

export type Status = 'connecting' | 'live' | 'waiting' | 'offline' | 'closed';
export type Answer = Accepted | Refused | Legal | Planned;

type Unsent<M> = M extends { id: string } ? Omit<M, 'id'> : never;
/** What somebody at the table can ask for; the connection gives it its id. */
export type Request = Unsent<Exclude<FromClient, { type: 'hello' } | { type: 'ping' }>>;
type Sent = Exclude<FromClient, { type: 'hello' } | { type: 'ping' }>;

export interface Line {
  readyState: number;
  send(text: string): void;
  close(code?: number): void;
  onopen: ((event: Event) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
}

export interface Options {
  url: string;
  /** Gets every message in order; steps and welcomes never twice. */
  deliver: (message: FromServer) => void;
  status: (status: Status, code: number) => void;
  /** Whether I look elsewhere when a line is opened; `again` if there was one before. */
  away?: (again: boolean) => boolean;
  open?: (url: string) => Line;
  newId?: () => string;
  random?: () => number;
}

interface Waiting {
  message: Sent;
  settle: (answer: Answer) => void;
}

const OPEN = 1;
const PING_EVERY = 25_000;
const PONG_WITHIN = 10_000;
/** Before and in a rush: so many comparisons of clocks at once, and then one every now and then. */
const COMPARISONS = 5;
const COMPARE_SOON = 120;
const COMPARE_EVERY = 2_000;
const SHORTEST = 400;
const LONGEST = 20_000;
/** The server has closed for good: session ended, private, no such table. */
const FINAL: readonly number[] = [4401, 4403, 4404];

export class Connection {
  private line: Line | null = null;
  private readonly waiting = new Map<string, Waiting>();
  private seen: number | null = null;
  private welcomed = false;
  private attempts = 0;
  private over = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private ping: ReturnType<typeof setInterval> | undefined;
  private pong: ReturnType<typeof setTimeout> | undefined;
  /** The server's clock; it is known once somebody is in a hurry. */
  readonly clock = new ServerClock();
  private readonly asked = new Map<string, number>();
  private comparing: ReturnType<typeof setTimeout> | undefined;
  private hurried = false;
  private readonly open: (url: string) => Line;
  private readonly newId: () => string;
  private readonly random: () => number;

  constructor(private readonly options: Options) {
    this.open = options.open ?? ((url) => new WebSocket(url) as Line);
    this.newId = options.newId ?? newId;
    this.random = options.random ?? Math.random;
  }

  /** The last version that was delivered. */
  get version(): number | null {
    return this.seen;
  }

  start(): void {
    window.addEventListener('online', this.comeBack);
    window.addEventListener('offline', this.goneOffline);
    document.addEventListener('visibilitychange', this.wake);
    this.connect();
  }

  stop(): void {
    this.over = true;
    window.removeEventListener('online', this.comeBack);
    window.removeEventListener('offline', this.goneOffline);
    document.removeEventListener('visibilitychange', this.wake);
    clearTimeout(this.retry);
    this.hangUp();
  }

  /** Asks for something; the answer comes, however often the line breaks. */
  send(request: Request): Promise<Answer> {
    const message = { ...request, id: this.newId() } as Sent;
    return new Promise((settle) => {
      this.waiting.set(message.id, { message, settle });
      if (this.welcomed) this.say(message);
    });
  }

  /** Time is short, or no longer: clocks are compared while it is. */
  hurry(on: boolean): void {
    if (on === this.hurried) return;
    this.hurried = on;
    clearTimeout(this.comparing);
    if (on) this.compare(COMPARISONS);
  }

  private compare(left: number): void {
    if (!this.hurried || !this.welcomed) return;
    const id = this.newId();
    this.asked.set(id, performance.now());
    this.say({ type: 'ping', id });
    this.comparing = setTimeout(() => this.compare(left - 1), left > 1 ? COMPARE_SOON : COMPARE_EVERY);
  }

  private compared(id: string, said: number): void {
    const sent = this.asked.get(id);
    if (sent === undefined) return;
    this.asked.delete(id);
    this.clock.compare(sent, performance.now(), said);
  }

  /** Starts over: everything comes anew. */
  refresh(): void {
    this.seen = null;
    this.connect();
  }

  private say(message: FromClient): void {
    if (this.line?.readyState === OPEN) this.line.send(JSON.stringify(message));
  }

  private connect(): void {
    if (this.over) return;
    clearTimeout(this.retry);
    this.hangUp();
    this.options.status('connecting', 0);
    const line = this.open(this.options.url);
    this.line = line;
    line.onopen = () => {
      this.say({
        type: 'hello',
        ...(this.seen === null ? {} : { since: this.seen }),
        ...(this.options.away?.(this.seen !== null) ? { away: true } : {}),
      });
    };
    line.onmessage = (event) => {
      if (line === this.line) this.hear(JSON.parse(event.data) as FromServer);
    };
    line.onclose = (event) => {
      if (line === this.line) this.lost(event.code);
    };
  }

  private hangUp(): void {
    clearInterval(this.ping);
    clearTimeout(this.pong);
    clearTimeout(this.comparing);
    this.asked.clear();
    this.clock.forget();
    this.welcomed = false;
    const line = this.line;
    this.line = null;
    if (!line) return;
    line.onopen = line.onmessage = line.onclose = null;
    line.close();
  }

  private hear(message: FromServer): void {
    clearTimeout(this.pong);
    switch (message.type) {
      case 'pong':
        this.compared(message.id, message.now);
        return;
      case 'welcome':
        this.welcome(message.version);
        this.options.deliver(message);
        this.options.status('live', 0);
        for (const { message: sent } of this.waiting.values()) this.say(sent);
        return;
      case 'started':
        this.seen = message.version;
        break;
      case 'step':
        // The step that a move of ours made is its answer, too.
        if (message.accepted)
          this.answered({ type: 'accepted', id: message.accepted, version: message.version });
        if (this.seen !== null && message.version <= this.seen) return;
        if (this.seen !== null && message.version > this.seen + 1) {
          this.connect(); // a gap: ask for exactly what is missing
          return;
        }
        this.seen = message.version;
        break;
      case 'rush':
        for (const id of message.accepted ?? [])
          this.answered({ type: 'accepted', id, version: message.version });
        for (const refused of message.refused ?? []) this.answered(refused);
        if (this.seen !== null && message.version <= this.seen) return;
        if (this.seen !== null && (message.steps[0]?.version ?? 0) > this.seen + 1) {
          this.connect();
          return;
        }
        this.seen = message.version;
        break;
      case 'accepted':
      case 'refused':
      case 'legal':
      case 'planned':
        this.answered(message);
        break;
      default:
        break;
    }
    this.options.deliver(message);
  }

  private welcome(version: number): void {
    this.welcomed = true;
    this.attempts = 0;
    this.seen = version;
    clearInterval(this.ping);
    this.ping = setInterval(() => this.areYouThere(), PING_EVERY);
    if (this.hurried) this.compare(COMPARISONS);
  }

  private answered(answer: Answer): void {
    const asked = this.waiting.get(answer.id);
    if (!asked) return;
    // What came too fast or could not be stored was not done: it waits for its turn again.
    if (answer.type === 'refused' && answer.code === 'too-fast' && this.welcomed) {
      setTimeout(() => this.welcomed && this.say(asked.message), 1000);
      return;
    }
    this.waiting.delete(answer.id);
    asked.settle(answer);
  }

  private areYouThere(): void {
    this.say({ type: 'ping', id: 'ping' });
    clearTimeout(this.pong);
    this.pong = setTimeout(() => this.lost(1006), PONG_WITHIN);
  }

  private lost(code: number): void {
    this.hangUp();
    if (this.over) return;
    if (FINAL.includes(code)) {
      this.over = true;
      this.options.status('closed', code);
      return;
    }
    if (navigator.onLine === false) {
      this.options.status('offline', code);
      return;
    }
    const most = Math.min(LONGEST, SHORTEST * 2 ** this.attempts);
    this.attempts += 1;
    this.options.status('waiting', code);
    this.retry = setTimeout(() => this.connect(), most * (0.5 + this.random() / 2));
  }

  private readonly comeBack = (): void => {
    this.attempts = 0;
    if (!this.welcomed) this.connect();
  };

  private readonly goneOffline = (): void => {
    this.hangUp();
    this.options.status('offline', 0);
  };

  /** A phone that slept may hold a dead line: ask at once. */
  private readonly wake = (): void => {
    if (document.visibilityState !== 'visible' || this.over) return;
    if (this.welcomed) this.areYouThere();
    else this.comeBack();
  };
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function socketAddress(table: string, key: string | null): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const query = key ? `?key=${encodeURIComponent(key)}` : '';
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket${query}`;
}
