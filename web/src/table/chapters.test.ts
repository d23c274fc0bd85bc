import { describe, expect, it } from 'vitest';
import { makeWords } from '../games/words';
import type { LogStep } from '../lib/table.svelte';
import { latest, onlyMine, phrase, placesOf, Story } from './chapters';

const words = makeWords('en', [
  [
    'seat-empty = Player { $number }',
    'event-round = Round { $round } begins.',
    'event-built = { $seat } builds.',
    'event-revealed = { $seat } is shown.',
    'event-no-answer = Nobody answers.',
    'event-hurt = { $seat } hurts { $of_seat }.',
  ].join('\n'),
]);
type Event = [event: string, args?: Record<string, unknown>];
let version = 0;
const step = (seat: number, ...events: Event[]) =>
  ({
    version: version++,
    seat,
    at: 0,
    undone: false,
    undo: false,
    events: events.map(([event, args = {}]) => ({ event, args })),
  }) as unknown as LogStep;
const story = (...steps: LogStep[]) => new Story().chapters(steps, 1, words, {});
const outline = (chapters: ReturnType<typeof story>) =>
  chapters.map(({ head, turns }) => [
    head?.text ?? '',
    ...turns.map(({ seat, lines }) => `${seat}: ${lines.map(({ text }) => text).join(' ')}`),
  ]);

describe('the story of a game', () => {
  it('tells what hands do in a hurry as one thing of each, in each phase', () => {
    const hurried = makeWords('en', [
      'event-round = Round\nevent-glass = The sand runs.\nevent-took = Took\nevent-left = Left\nevent-stop = Stop\nhands = { $took } taken, { $left } left',
    ]);
    const gathered = { key: 'hands', kinds: { took: ['took'], left: ['left'] } };
    const took = (seat: number) => step(seat, ['took', { seat }]);
    const steps = [
      step(-1, ['round'], ['glass']),
      ...[took(0), took(1), step(0, ['left', { seat: 0 }]), took(0), took(1)],
      step(-1, ['stop']),
      took(1),
    ];
    const [round] = new Story().chapters(steps, 1, hurried, {}, [], gathered);
    expect(round?.turns.map(({ seat, sum, lines }) => [seat, sum ?? lines[0]?.text])).toEqual([
      [-1, 'The sand runs.'],
      [0, '2 taken, 1 left'],
      [1, '2 taken, 0 left'],
      [-1, 'Stop'],
      [1, '1 taken, 0 left'],
    ]);
    expect(round?.turns[1]?.lines.map(({ text }) => text)).toEqual(['Took', 'Left', 'Took']);
  });

  it('goes by rounds, and in them by turns', () => {
    const found = story(
      step(-1, ['round', { round: 1, seat: 2 }]),
      step(0, ['built', { seat: 0 }]),
      step(0, ['built', { seat: 0 }]),
      step(1, ['built', { seat: 1 }], ['round', { round: 2 }]),
      step(1, ['built', { seat: 1 }]),
    );
    expect(outline(found)).toEqual([
      ['Round 1 begins.', '0: Player 1 builds. Player 1 builds.', '1: Player 2 builds.'],
      ['Round 2 begins.', '1: Player 2 builds.'],
    ]);
  });

  it('lets what seldom matters belong to what went before', () => {
    const steps = [
      step(0, ['built', { seat: 0 }], ['no-answer'], ['revealed', { seat: 1 }]),
      step(1, ['built', { seat: 1 }], ['no-answer']),
      step(2, ['built', { seat: 2 }]),
    ];
    const found = new Story().chapters(steps, 1, words, {}, ['no-answer']);
    expect(outline(found)).toEqual([
      [
        '',
        '0: Player 1 builds. Nobody answers.',
        '1: Player 2 is shown. Player 2 builds. Nobody answers.',
        '2: Player 3 builds.',
      ],
    ]);
    expect(found[0]?.turns[0]?.lines.map((line) => line.quiet)).toEqual([false, true]);
  });

  it('gives to the next turn what begins it, and to nobody what lies between', () => {
    const found = story(
      step(0, ['built', { seat: 0 }], ['no-answer'], ['revealed', { seat: 1 }]),
      step(1, ['built', { seat: 1 }], ['no-answer']),
      step(2, ['built', { seat: 2 }], ['revealed', { seat: 0 }], ['revealed', { seat: 1 }]),
      step(2, ['built', { seat: 2 }], ['no-answer']),
    );
    expect(outline(found)).toEqual([
      [
        '',
        '0: Player 1 builds.',
        '-1: Nobody answers.',
        '1: Player 2 is shown. Player 2 builds. Nobody answers.',
        '2: Player 3 builds.',
        '-1: Player 1 is shown. Player 2 is shown.',
        '2: Player 3 builds. Nobody answers.',
      ],
    ]);
  });

  it('can be told of one seat alone: what it did, and what it met with', () => {
    const found = story(
      step(0, ['built', { seat: 0 }], ['hurt', { seat: 0, of_seat: 1 }]),
      step(2, ['built', { seat: 2 }], ['round', { round: 2 }]),
      step(2, ['built', { seat: 2 }]),
      step(1, ['built', { seat: 1 }]),
    );
    expect(outline(onlyMine(found, 1))).toEqual([
      ['', '0: Player 1 hurts Player 2.'],
      ['Round 2 begins.', '1: Player 2 builds.'],
    ]);
  });

  it('can be cut to its end', () => {
    const turns = Array.from({ length: 10 }, (_, n) => step(n % 2, ['built', { seat: n % 2 }]));
    const found = latest(story(step(0, ['round', { round: 1 }]), ...turns), 3);
    expect(found.flatMap((chapter) => chapter.turns)).toHaveLength(3);
    expect(found[0]?.head?.text).toBe('Round 1 begins.');
  });

  it('does not repeat the name that stands before a phrase', () => {
    expect(phrase('Anna builds the Tavern.', 'Anna')).toBe('builds the Tavern');
    expect(phrase('Annabel builds the Tavern.', 'Anna')).toBe('Annabel builds the Tavern');
    expect(phrase('Nobody answers.', 'Table')).toBe('Nobody answers');
  });

  it('knows where a line takes place, by the names of its things', () => {
    const line = { args: { seat: 0, district: 'inn', paid_gains: ['wood'] } } as never;
    expect(placesOf(line, [{ seat: 0 }] as never)).toEqual([
      'district:inn:0',
      'district:inn',
      'gain:wood:0',
      'gain:wood',
      'seat:0',
    ]);
  });

  it('stays the same where nothing has changed', () => {
    const [first, second] = [step(0, ['built', { seat: 0 }]), step(1, ['built', { seat: 1 }])];
    const told = new Story();
    const cites = {};
    const [before] = told.chapters([first, second], 1, words, cites);
    const [after] = told.chapters([first, second, step(1, ['built', { seat: 1 }])], 1, words, cites);
    expect(after?.turns[0]?.lines[0]).toBe(before?.turns[0]?.lines[0]);
    const other = { built: 'C-1.1' };
    expect(told.chapters([first], 1, words, other)[0]?.turns[0]?.lines[0]?.rule).toBe('C-1.1');
  });
});
