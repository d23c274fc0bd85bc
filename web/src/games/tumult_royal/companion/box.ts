/** The figures of the box as the host has corrected them; the worker keeps both answers, see `worker.js`. */
import type { BoxView, Goods } from '../views.d';
import { get, type GameInfo } from '../../../lib/api';

const GAME = 'tumult_royal';

export interface Figures {
  box: BoxView;
  /** How many seconds the hourglass may run, and how many it does unless somebody chooses. */
  hourglass: { lengths: readonly number[]; usual: number };
}

export type Good = keyof Goods;
/** In the order in which gamblers spin for them. */
export const GOODS: readonly Good[] = ['bread', 'marble', 'tools'];

export async function figures(): Promise<Figures> {
  const [box, games] = await Promise.all([get<BoxView>(`/games/${GAME}/box`), get<GameInfo[]>('/games')]);
  const options = games.find((game) => game.id === GAME)?.options;
  const option = options?.find((one) => one.name === 'hourglass');
  if (!option) throw new Error('this server has no hourglass');
  return { box, hourglass: { lengths: option.values.map(Number), usual: Number(option.default) } };
}
