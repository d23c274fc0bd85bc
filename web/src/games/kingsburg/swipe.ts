/** A finger that draws the page aside, and not up or down. */
import type { Attachment } from 'svelte/attachments';

/** Pixels: a shorter way is a tap. */
const FAR = 56;

export function swiping(turn: () => void): Attachment<HTMLElement> {
  return (node) => {
    let start: { x: number; y: number } | null = null;
    const begin = ({ touches, target }: TouchEvent) => {
      const [touch] = touches;
      const held = target instanceof Element && target.closest('.tray') !== null;
      start = touch && touches.length === 1 && !held ? { x: touch.clientX, y: touch.clientY } : null;
    };
    const end = ({ changedTouches }: TouchEvent) => {
      const [touch] = changedTouches;
      if (!start || !touch) return;
      const [x, y] = [Math.abs(touch.clientX - start.x), Math.abs(touch.clientY - start.y)];
      start = null;
      if (x > FAR && x > 1.6 * y) turn();
    };
    node.addEventListener('touchstart', begin, { passive: true });
    node.addEventListener('touchend', end, { passive: true });
    return () => {
      node.removeEventListener('touchstart', begin);
      node.removeEventListener('touchend', end);
    };
  };
}
