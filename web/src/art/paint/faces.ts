/** The faces at the table, each in three moods: those of the court, and those that people may choose. */
import '../../design/art.css';
import { court } from './court';
import { guests } from './guests';
import { markup, type Form } from './hang';
import type { Picture } from './picture';
import { roundel, type Sitter } from './portraits';

export type Mood = 'calm' | 'pleased' | 'angry';

const sitters: Readonly<Record<string, Sitter>> = { ...court, ...guests };
const painted = new Map<string, Picture>();

/** The head of a figure in a square of 100, to be shown round; nothing for somebody who was never painted. */
export function faceOf(figure: string, mood: Mood = 'calm'): Picture | undefined {
  const sitter = Object.hasOwn(sitters, figure) ? sitters[figure] : undefined;
  if (!sitter) return undefined;
  const name = `${figure}-${mood}`;
  let found = painted.get(name);
  if (!found) painted.set(name, (found = roundel(mood === 'calm' ? sitter : { ...sitter, mood })));
  return found;
}
/** The same as what stands in a `<symbol>`; `name` is the beginning of all ids in it. */
export function faceMarkup(figure: string, mood: Mood, form: Form, name: string): string {
  const face = faceOf(figure, mood);
  return face ? markup(face, form, name) : '';
}
