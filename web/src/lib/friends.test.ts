// @vitest-environment node
import { expect, it } from 'vitest';
import type { GameOfMine } from './api';
import { friendsIn } from './friends';

const game = (state: string, name: string, ...people: string[]) =>
  ({
    table: {
      state,
      game: name,
      seats: people.map((person, seat) => ({
        seat,
        kind: person ? 'person' : 'bot',
        person: person || null,
        name: person.toUpperCase(),
      })),
    },
    mine: people.flatMap((person, seat) => (person === 'me' ? [seat] : [])),
  }) as unknown as GameOfMine;

it('knows whom I have played with, the last ones first', () => {
  const games = [
    game('waiting', 'citadels', 'me', 'dora'),
    game('playing', 'staufer', 'me', 'ben', '', 'ben'),
    game('over', 'citadels', 'carla', 'me', 'ben'),
    game('over', 'kingsburg', 'eva', 'fred'),
  ];
  expect(friendsIn(games, 'me')).toEqual([
    { id: 'ben', name: 'BEN', game: 'staufer', count: 2 },
    { id: 'carla', name: 'CARLA', game: 'citadels', count: 1 },
  ]);
});
