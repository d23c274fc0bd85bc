import { heroes } from '../art/paint/heroes';
import type { Group } from './rooms';

export async function hang(): Promise<readonly Group[]> {
  const all = await Promise.all(
    Object.entries(heroes).map(async ([id, load]) => [id, await load()] as const),
  );
  return [
    { name: 'wide', large: 900, pieces: Object.fromEntries(all.map(([id, { wide }]) => [id, wide])) },
    {
      name: 'crops',
      large: 335,
      small: 120,
      pieces: Object.fromEntries(all.map(([id, { crop }]) => [`${id}-crop`, crop])),
    },
  ];
}
