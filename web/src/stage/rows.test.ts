import { describe, expect, it } from 'vitest';
import { propsOf, sorted, textOf, type Moment, type Recorded } from '../dev/fixture';
import type { OutcomeInfo } from '../lib/api';
import { bestMoments, decidedBy, rowsOf, winnersOf, type Moments } from './finale';
import { coloured } from './share';

interface Over {
  outcome: OutcomeInfo | null;
}
const files = import.meta.glob<Recorded<Over>>('../games/*/recorded/over-*.json', {
  import: 'default',
  eager: true,
});
const ends = sorted(files).moments;
const moments = import.meta.glob<Moments>('../games/*/moments.ts', { import: 'moments', eager: true });
const momentsOf = (game: string) => moments[`../games/${game}/moments.ts`] ?? {};

describe.each(ends.map((one) => [`${one.game} ${one.names.length}`, one] as const))(
  'the end of %s',
  (_, end: Moment<Over>) => {
    const outcome = end.view.public.outcome as OutcomeInfo;

    it('counts up to what the server says', () => {
      const rows = rowsOf(outcome);
      expect(rows.at(-1)?.totals).toEqual(outcome.scores);
      const sums = outcome.parts.map((parts) => Object.values(parts).reduce((a, b) => a + b, 0));
      expect(sums).toEqual([...outcome.scores]);
    });

    it('says in which part the winner leads', () => {
      const decided = decidedBy(outcome);
      const [winner = -1] = winnersOf(outcome);
      if (!decided) return;
      const others = outcome.parts
        .filter((__, seat) => seat !== winner)
        .map((parts) => parts[decided.part] ?? 0);
      expect(decided.points).toBeGreaterThan(Math.max(...others));
    });

    it.each(['en', 'de'] as const)('tells great moments in %s', (language) => {
      const { seats, words } = propsOf(end, language);
      for (const { info, text } of bestMoments(end.events, seats, momentsOf(end.game), words)) {
        expect(seats).toContain(info);
        expect(text).not.toMatch(/^event-/);
      }
    });

    it('great moments are events that there are', () => {
      for (const event of Object.keys(momentsOf(end.game)))
        expect(textOf(end.game, 'en')).toMatch(new RegExp(`^event-${event} =`, 'm'));
    });
  },
);

it('a picture that stands alone has colours instead of names', () => {
  const values = { '--a-ink': 'light-dark(#123456, #abcdef)', '--a-gold': ' #fedcba' } as Record<
    string,
    string
  >;
  const text = '<path fill="var(--a-ink)" stroke="var(--a-gold)"/>';
  const valueOf = (name: string) => values[name] ?? '';
  expect(coloured(text, valueOf, false)).toBe('<path fill="#123456" stroke="#fedcba"/>');
  expect(coloured(text, valueOf, true)).toBe('<path fill="#abcdef" stroke="#fedcba"/>');
});
