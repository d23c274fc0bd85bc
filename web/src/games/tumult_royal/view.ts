/** The printed box for the companion, which knows no table. The board has the box that the server sends. */
import printed from './box.json';
import type { SpaceFacts } from './views';

export { goods } from './goods';

export interface Box {
  statues: number;
  crownCost: number;
  spaces: readonly SpaceFacts[];
  spinner: readonly {
    from: number;
    to: number;
    start: number;
    end: number;
    number: number;
    guess: boolean;
  }[];
  supporters: Readonly<Record<string, number>>;
}

export const shippedBox: Box = {
  ...printed,
  spinner: printed.spinner.map((area) => ({ ...area, start: area.from, end: area.to })),
};
