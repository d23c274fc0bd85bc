/** Who sits at a table, as boards want to know it. */
import { signNames } from '../art/signs';
import type { SeatInfo } from '../games/types';
import type { TableInfo } from './api';
import { seatName, seatTitle } from './names';

export function seatInfos(
  seats: TableInfo['seats'],
  here: number,
  present: readonly number[] = [],
): SeatInfo[] {
  return seats.map((one) => ({
    seat: one.seat,
    name: seatName(one),
    crest: one.crest,
    colour: one.seat % signNames.length,
    isYou: one.seat === here,
    isBot: one.kind === 'bot' || one.kind === 'external',
    connected: one.kind === 'bot' || present.includes(one.seat),
    figure: one.figure ?? undefined,
    title: seatTitle(one) || undefined,
  }));
}
