/** A picture as markup for one place of the page: drawn once, with ids of its own wherever it hangs. */
import { ANY, drawn } from './pen';
import type { Drawn, Picture } from './picture';

export type Form = 'full' | 'plain';

const known = new WeakMap<Drawn, Partial<Record<Form, string>>>();

/** What is shown in this form. */
export const shownIn = (picture: Picture, form: Form): Drawn =>
  form === 'plain' ? (picture.small ?? picture) : picture;

export function markup(one: Drawn, form: Form, name: string): string {
  let forms = known.get(one);
  if (!forms) known.set(one, (forms = {}));
  const text = (forms[form] ??= drawn(one.draw, form));
  return text.replaceAll(ANY, `${name}-`);
}
