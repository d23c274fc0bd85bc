import {
  bust,
  characters,
  coin,
  coins,
  crown,
  dagger,
  districtBack,
  districtCard,
  districts,
  dust,
  evening,
  purse,
  skyline,
  sitters,
  table,
} from '../art/paint/citadels';
import { gallery } from '../art/paint/picture';
import type { BoxView } from '../games/citadels/views.d';
import type { Words } from '../games/types';
import { each, type Group } from './rooms';

export function hang(box: BoxView, words: Words): readonly Group[] {
  const ids = Object.keys(box.districts);
  const card = (id: string) => {
    const { cost = 0, colour = 'green' } = box.districts[id] ?? {};
    return districtCard(id, { name: words(`district-${id}`), cost, colour });
  };
  const city = (...built: string[]) => built;
  return [
    { name: 'characters', large: 256, small: 40, pieces: characters },
    { name: 'busts', large: 112, pieces: gallery(sitters, (one) => bust(one, 160)) },
    { name: 'districts', large: 200, small: 36, pieces: districts },
    { name: 'cards', large: 200, small: 48, pieces: { ...each(ids, card), back: districtBack } },
    {
      name: 'skylines',
      large: 900,
      small: 180,
      pieces: {
        'two-districts': skyline({ districts: city('tavern', 'church'), colour: 2 }),
        'six-districts': skyline({
          districts: city('guild_house', 'abbey', 'watchtower', 'palace', 'harbour', 'castle'),
          colour: 0,
        }),
        'eight-districts': skyline({
          districts: city(
            'magic_school',
            'cathedral',
            'market',
            'temple',
            'keep',
            'fortress',
            'dragon_hoard',
            'university',
          ),
          colour: 1,
          over: true,
        }),
        'ten-districts': skyline({
          districts: city(
            'town_hall',
            'trading_house',
            'laboratory',
            'smithy',
            'graveyard',
            'observatory',
            'dungeon',
            'hunting_lodge',
            'library',
            'ghost_town',
          ),
          colour: 5,
          over: true,
        }),
        narrow: skyline({ districts: city('tournament_ground', 'market', 'harbour'), colour: 3, width: 560 }),
      },
    },
    {
      name: 'things',
      large: 120,
      small: 24,
      pieces: { coin, crown, dagger, purse, dust, 'coins-3': coins(3), 'coins-11': coins(11) },
    },
    { name: 'tables', large: 600, pieces: { table: table(1200, 500), evening } },
  ];
}
