/** Dice by the names they have in moves and views, such as `1+3+6*`. */

/** A die: its face, and whether it is a bonus die. */
export interface DieView {
  id: string;
  face: number;
  bonus: boolean;
}

/** Dice out of their name, `1+3+6*`. */
export function diceOf(name: string): DieView[] {
  if (!name) return [];
  return name.split('+').map((die, n) => ({ id: `${n}`, face: Number(die[0]), bonus: die.endsWith('*') }));
}

/** Dice by name: player dice first, each kind in order. */
export function nameOf(dice: readonly DieView[]): string {
  const faces = (bonus: boolean) =>
    dice
      .filter((die) => die.bonus === bonus)
      .map((die) => die.face)
      .sort((a, b) => a - b);
  return [...faces(false).map(String), ...faces(true).map((face) => `${face}*`)].join('+');
}

/** Whether each of these dice is one of those: by face and kind, as often as it is there. */
export function among(dice: readonly DieView[], all: readonly DieView[]): boolean {
  const left = [...all];
  return dice.every(({ face, bonus }) => {
    const at = left.findIndex((one) => one.face === face && one.bonus === bonus);
    return at >= 0 && left.splice(at, 1).length > 0;
  });
}
