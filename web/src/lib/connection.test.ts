import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FromClient, FromServer } from './api';
import { Connection, type Line, type Status } from './connection';

class FakeLine implements Line {
  static lines: FakeLine[] = [];
  readyState = 0;
  sent: FromClient[] = [];
  closed = false;
  onopen: ((event: Event) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  onmessage: ((event: MessageEvent<string>) => void) | null = null;
  constructor(readonly url: string) {
    FakeLine.lines.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as FromClient);
  }
  close() {
    this.closed = true;
  }
  opened() {
    this.readyState = 1;
    this.onopen?.(new Event('open'));
  }
  says(message: unknown) {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
  breaks(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code } as CloseEvent);
  }
}

const newest = () => FakeLine.lines.at(-1) as FakeLine;
const welcome = (version: number) => ({
  type: 'welcome',
  version,
  you: { person: 'p', name: 'Anna', seats: [0] },
  table: {},
  missed: [],
  chat: [],
  note: '',
});
const step = (version: number) => ({
  type: 'step',
  version,
  seat: 1,
  events: [],
  at: 0,
  to_act: [0],
  changes: {},
  seats: [],
});

let heard: FromServer[];
let statuses: Status[];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  FakeLine.lines = [];
  heard = [];
  statuses = [];
  let id = 0;
  connection = new Connection({
    url: 'ws://table',
    deliver: (message) => heard.push(message),
    status: (status) => statuses.push(status),
    open: (url) => new FakeLine(url),
    newId: () => `m${++id}`,
    random: () => 1,
  });
  connection.start();
});
afterEach(() => {
  connection.stop();
  vi.useRealTimers();
});

function goLive(version = 5) {
  newest().opened();
  newest().says(welcome(version));
}

describe('resume', () => {
  test('says hello without a version the first time, and with the last one seen after a break', () => {
    goLive(5);
    expect(newest().sent).toEqual([{ type: 'hello' }]);
    newest().says(step(6));
    newest().breaks();
    expect(statuses.at(-1)).toBe('waiting');
    vi.advanceTimersByTime(500);
    newest().opened();
    expect(newest().sent).toEqual([{ type: 'hello', since: 6 }]);
  });

  test('waits longer after each failure, and not for ever', () => {
    const waits: number[] = [];
    for (let tries = 0; tries < 9; tries++) {
      const before = FakeLine.lines.length;
      newest().breaks();
      let waited = 0;
      while (FakeLine.lines.length === before) {
        vi.advanceTimersByTime(100);
        waited += 100;
      }
      waits.push(waited);
    }
    expect(waits[1]).toBeGreaterThan(waits[0] ?? 0);
    expect(Math.max(...waits)).toBeLessThanOrEqual(20_000);
  });

  test('comes back at once when the device is online again', () => {
    goLive();
    window.dispatchEvent(new Event('offline'));
    expect(statuses.at(-1)).toBe('offline');
    expect(FakeLine.lines).toHaveLength(1);
    window.dispatchEvent(new Event('online'));
    expect(FakeLine.lines).toHaveLength(2);
  });

  test('stays away when the server has closed for good', () => {
    goLive();
    newest().breaks(4404);
    vi.advanceTimersByTime(60_000);
    expect(statuses.at(-1)).toBe('closed');
    expect(FakeLine.lines).toHaveLength(1);
  });

  test('a line that answers no ping is given up', () => {
    goLive();
    vi.advanceTimersByTime(25_000);
    expect(newest().sent.at(-1)).toMatchObject({ type: 'ping' });
    vi.advanceTimersByTime(10_000);
    expect(statuses.at(-1)).toBe('waiting');
  });

  test('a line that answers is kept', () => {
    goLive();
    vi.advanceTimersByTime(25_000);
    newest().says({ type: 'pong', id: 'ping', now: 1 });
    vi.advanceTimersByTime(20_000);
    expect(FakeLine.lines).toHaveLength(1);
  });
});

describe('order', () => {
  test('a step that was seen is not told again', () => {
    goLive(5);
    newest().says(step(6));
    newest().says(step(6));
    newest().says(step(4));
    expect(heard.filter((one) => one.type === 'step')).toHaveLength(1);
    expect(connection.version).toBe(6);
  });

  test('after a gap exactly what is missing is asked for', () => {
    goLive(5);
    newest().says(step(8));
    expect(heard.filter((one) => one.type === 'step')).toHaveLength(0);
    newest().opened();
    expect(newest().sent).toEqual([{ type: 'hello', since: 5 }]);
  });
});

describe('what was not answered', () => {
  test('is sent again under the same id, and settled once', async () => {
    goLive(5);
    const answer = connection.send({ type: 'move', move: { move: 'take-gold' }, decision: 5 });
    const first = newest().sent.at(-1);
    newest().breaks();
    vi.advanceTimersByTime(500);
    goLive(5);
    expect(newest().sent.at(-1)).toEqual(first);
    newest().says({ type: 'accepted', id: 'm1', version: 6 });
    await expect(answer).resolves.toMatchObject({ type: 'accepted', version: 6 });
    newest().breaks();
    vi.advanceTimersByTime(1000);
    goLive(6);
    expect(newest().sent).toEqual([{ type: 'hello', since: 5 }]);
  });

  test('is settled by the step it made', async () => {
    goLive(5);
    const answer = connection.send({ type: 'move', move: { move: 'take-gold' }, decision: 5 });
    newest().says({ ...step(6), accepted: 'm1' });
    await expect(answer).resolves.toMatchObject({ type: 'accepted', id: 'm1', version: 6 });
    expect(connection.version).toBe(6);
    newest().breaks();
    vi.advanceTimersByTime(1000);
    goLive(6);
    expect(newest().sent.map((one) => one.type)).toEqual(['hello']);
  });

  test('is kept while there is no line at all', () => {
    void connection.send({ type: 'chat', room: 'players', text: 'Hello' });
    expect(newest().sent).toEqual([]);
    goLive(0);
    expect(newest().sent.map((one) => one.type)).toEqual(['hello', 'chat']);
  });

  test('comes again a little later if it came too fast', () => {
    goLive(5);
    void connection.send({ type: 'note', text: 'x' });
    newest().says({ type: 'refused', id: 'm1', code: 'too-fast', message: '' });
    expect(newest().sent).toHaveLength(2);
    vi.advanceTimersByTime(1000);
    expect(newest().sent).toHaveLength(3);
    expect(newest().sent[2]).toEqual(newest().sent[1]);
  });

  test('a refusal is an answer', async () => {
    goLive(5);
    const answer = connection.send({ type: 'move', move: { move: 'build' }, decision: 5 });
    newest().says({ type: 'refused', id: 'm1', code: 'illegal', message: 'no', rule: 'C-5.2' });
    await expect(answer).resolves.toMatchObject({ type: 'refused', rule: 'C-5.2' });
  });
});

test('what the game says of a plan is an answer', async () => {
  goLive(5);
  const answer = connection.send({ type: 'plan', moves: [{ move: 'place', field: 'a1' }], seat: 0 });
  newest().says({ type: 'planned', id: 'm1', plan: { statues: 1 } });
  await expect(answer).resolves.toMatchObject({ type: 'planned', plan: { statues: 1 } });
});

describe('a rush', () => {
  const rush = (versions: number[], more: object = {}) => ({
    type: 'rush',
    version: versions.at(-1),
    steps: versions.map((version) => ({ version, seat: 1, events: [], at: 0 })),
    to_act: [],
    changes: {},
    seats: [],
    ...more,
  });
  const pings = () => newest().sent.filter((one) => one.type === 'ping');

  test('several steps come at once, and none twice', () => {
    goLive(5);
    newest().says(rush([6, 7, 8]));
    expect(connection.version).toBe(8);
    newest().says(rush([7, 8]));
    expect(heard.filter((one) => one.type === 'rush')).toHaveLength(1);
  });

  test('a gap before the first of them is filled', () => {
    goLive(5);
    newest().says(rush([8, 9]));
    newest().opened();
    expect(newest().sent).toEqual([{ type: 'hello', since: 5 }]);
  });

  test('answers every act that it settles', async () => {
    goLive(5);
    const one = connection.send({ type: 'move', move: { move: 'lift', slot: '1' }, at: 12.5 });
    const other = connection.send({ type: 'move', move: { move: 'lift', slot: '2' }, at: 12.9 });
    expect(
      newest()
        .sent.slice(1)
        .map((sent) => 'at' in sent && sent.at),
    ).toEqual([12.5, 12.9]);
    const refused = { type: 'refused', id: 'm2', code: 'missed', message: 'somebody else was first' };
    newest().says(rush([6], { accepted: ['m1'], refused: [refused] }));
    await expect(one).resolves.toMatchObject({ type: 'accepted', version: 6 });
    await expect(other).resolves.toMatchObject({ code: 'missed' });
  });

  test('compares clocks five times in a hurry, and then every two seconds until it is over', () => {
    goLive(5);
    expect(pings()).toHaveLength(0);
    connection.hurry(true);
    vi.advanceTimersByTime(600);
    expect(pings()).toHaveLength(5);
    vi.advanceTimersByTime(4000);
    expect(pings()).toHaveLength(7);
    connection.hurry(false);
    vi.advanceTimersByTime(10_000);
    expect(pings()).toHaveLength(7);
  });

  test('knows the time of the server from an answer', () => {
    goLive(5);
    connection.hurry(true);
    const ping = pings()[0];
    vi.advanceTimersByTime(100);
    newest().says({ type: 'pong', id: ping?.type === 'ping' ? ping.id : '', now: 1000 });
    newest().says({ type: 'pong', id: 'nobody asked', now: 7 });
    expect(connection.clock.now()).toBeCloseTo(1000.05, 3);
    newest().breaks();
    expect(connection.clock.now()).toBeNull();
  });
});
