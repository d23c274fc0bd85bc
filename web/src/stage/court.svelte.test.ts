/** Moods and words: for 2.5 seconds, one word at a time, each figure every 20 seconds at most. */
import { FluentResource } from '@fluent/bundle';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { court as sitters } from '../art/paint/court';
import { faceOf } from '../art/paint/faces';
import { guests } from '../art/paint/guests';
import { signOf } from '../art/signs';
import type { GameEvent, SeatInfo } from '../games/types';
import { angry, Court, HEARD, LASTS, LINES, PAUSE, pleased, SILENCE, type Moods } from './court.svelte';
import de from './court.de.ftl?raw';
import en from './court.en.ftl?raw';
import { placed, speakers } from './placing';

const MOODS = ['calm', 'pleased', 'angry'] as const;
const moods: Moods = {
  robbed: [pleased('seat', ['gold', 3]), angry('from_seat', ['gold', 1])],
  crowned: [pleased('seat')],
};
const somebody = (seat: number, more: Partial<SeatInfo>): SeatInfo => ({
  seat,
  name: `${seat}`,
  crest: signOf(seat),
  colour: seat,
  isYou: seat === 0,
  isBot: true,
  connected: true,
  ...more,
});
const seats = [
  somebody(0, { isBot: false, figure: 'baker' }),
  somebody(1, { figure: 'gero' }),
  somebody(2, { figure: 'till' }),
  somebody(3, { name: 'greedy 4' }),
];
const robbed = (seat: number, from: number, gold = 5): GameEvent => ({
  event: 'robbed',
  seat,
  from_seat: from,
  gold,
});
const crowned = (seat: number): GameEvent => ({ event: 'crowned', seat });

let talks = true;
let court: Court;
let leave: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  talks = true;
  leave = $effect.root(
    () =>
      void (court = new Court(
        () => seats,
        () => talks,
      )),
  );
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});
const later = (ms: number) => vi.advanceTimersByTime(ms);
const heard = (event: GameEvent) => (court.hear(event, moods), flushSync());

describe('moods', () => {
  test('an event moves those whom it touches, for 2.5 seconds', () => {
    heard(robbed(1, 2));
    expect([0, 1, 2, 3].map((seat) => court.mood(seat))).toEqual(['calm', 'pleased', 'angry', 'calm']);
    later(LASTS - 1);
    expect(court.mood(2)).toBe('angry');
    later(1);
    expect([1, 2].map((seat) => court.mood(seat))).toEqual(['calm', 'calm']);
  });
  test('a small gain pleases nobody, and a later mood lasts as long as the first', () => {
    heard(robbed(1, 2, 2));
    expect(court.mood(1)).toBe('calm');
    later(LASTS - 500);
    heard(crowned(2));
    later(LASTS - 1);
    expect(court.mood(2)).toBe('pleased');
  });
  test('people have moods, too; what names nobody moves nobody', () => {
    heard(crowned(0));
    expect(court.mood(0)).toBe('pleased');
    heard(crowned(9));
    heard({ event: 'ended-turn', seat: 1 });
    expect(court.mood(1)).toBe('calm');
  });
});

describe('words', () => {
  test('a figure says something in its mood, for 2.5 seconds', () => {
    heard(crowned(1));
    expect(court.said).toMatchObject({ seat: 1, key: expect.stringMatching(/^say-gero-pleased-[123]$/) });
    later(LASTS);
    expect(court.said).toBeNull();
  });
  test('never two at once, and each figure every 20 seconds at most', () => {
    heard(robbed(1, 2));
    expect(court.said?.seat).toBe(1);
    later(PAUSE);
    heard(crowned(1));
    expect(court.said, 'Gero has just spoken').toBeNull();
    heard(crowned(2));
    expect(court.said?.seat).toBe(2);
    later(SILENCE - PAUSE - 1);
    heard(crowned(1));
    expect(court.said).toBeNull();
    later(1);
    heard(crowned(1));
    expect(court.said?.seat).toBe(1);
  });
  test('people and bots without a face say nothing, and nobody does who is asked not to', () => {
    heard(crowned(0));
    heard(crowned(3));
    expect(court.said).toBeNull();
    talks = false;
    heard(crowned(1));
    expect(court.said).toBeNull();
  });
  test('what a person says is heard in their own words, for a while, and no figure falls in', () => {
    talks = false;
    court.speak(0, 'Good luck!');
    expect(court.said).toEqual({ seat: 0, text: 'Good luck!' });
    talks = true;
    heard(crowned(1));
    expect(court.said?.seat).toBe(0);
    later(HEARD);
    expect(court.said).toBeNull();
    court.speak(0, 'so '.repeat(100));
    expect(court.said).toMatchObject({ text: expect.stringMatching(/^(so ){26}so …$/) });
  });
  test('when a round begins somebody of the court may say something about nothing', () => {
    heard({ event: 'round', seat: 0, round: 2 });
    expect(court.said).toMatchObject({ key: expect.stringMatching(/^say-(gero|till)-calm-[123]$/) });
  });
  test('everybody at court has three lines for each mood in both languages, short enough for a bubble', () => {
    const wanted = Object.keys(sitters).flatMap((figure) =>
      MOODS.flatMap((mood) => Array.from({ length: LINES }, (_, n) => `say-${figure}-${mood}-${n + 1}`)),
    );
    for (const text of [de, en]) {
      const lines = new FluentResource(text).body;
      expect(lines.map((line) => line.id)).toEqual(wanted);
      for (const { id, value } of lines) expect(String(value).length, id).toBeLessThanOrEqual(34);
    }
  });
});

describe('faces', () => {
  test('everybody has one in each mood, and a figure of the court looks different in each', () => {
    for (const figure of [...Object.keys(sitters), ...Object.keys(guests)])
      for (const mood of MOODS) expect(faceOf(figure, mood)?.draw(), figure).toContain('<path');
    for (const figure of Object.keys(sitters))
      expect(new Set(MOODS.map((mood) => faceOf(figure, mood)?.draw())).size).toBe(3);
    expect(faceOf('nobody')).toBeUndefined();
    expect(faceOf('constructor')).toBeUndefined();
  });
});

describe('where a bubble lies', () => {
  const box = (left: number, top: number, width: number, height: number) => ({
    left,
    top,
    right: left + width,
    bottom: top + height,
  });
  const room = box(0, 0, 400, 300);
  const size = { width: 120, height: 40 };
  const face = box(10, 10, 30, 30);
  test('beside its figure, where it covers the least', () => {
    expect(placed(size, face, room, [])).toMatchObject({ left: 47, top: 10, side: 'left' });
    const right = box(41, 0, 300, 60);
    expect(placed(size, face, room, [], [right])).toMatchObject({ side: 'above' });
  });
  test('beside a player, and not over the points at the end', () => {
    document.body.innerHTML =
      '<table data-part="score"><tr><td data-face="1"></td></tr></table><p id="head" data-face="1"></p>';
    expect(speakers(document, 1).map((one) => one.id)).toEqual(['head']);
    expect(speakers(document, 2)).toEqual([]);
    document.body.innerHTML = '';
  });
  test('over nothing that can be pressed, and not at all where there is no room', () => {
    expect(placed(size, face, room, [box(41, 0, 300, 45)])).toMatchObject({ side: 'above' });
    expect(placed(size, face, room, [box(0, 0, 400, 300)])).toBeNull();
    expect(placed(size, face, box(0, 0, 100, 300), [])).toBeNull();
  });
});
