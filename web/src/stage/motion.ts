/** Motion in the great moments: how things ease, and whether anything may move at all. */
export const ease = {
  out: 'cubic-bezier(.2,.9,.3,1)',
  fall: 'cubic-bezier(.6,0,.9,.6)',
  settle: 'cubic-bezier(.34,1.4,.5,1)',
  move: 'cubic-bezier(.3,.1,.2,1)',
} as const;

/** Whether this browser and this person want things to move, at a pace that is not nought. */
export function moves(pace = 1): boolean {
  return (
    pace > 0 &&
    typeof document.body.animate === 'function' &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
