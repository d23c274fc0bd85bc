import { expect, it } from 'vitest';
import { anchorName, anchorOf } from './anchors';

it('a thing is named by its kind, its name and its seat', () => {
  expect(anchorName({ kind: 'district', id: 'tavern' })).toBe('district:tavern');
  expect(anchorName({ kind: 'building', id: 'inn', seat: 0 })).toBe('building:inn:0');
});

it.each([
  ['building:inn:0', 'spot'],
  ['seat:2', 'seat'],
  ['place:city-0', 'city'],
  ['part:prompt', 'prompt'],
])('%s finds its element', (name, id) => {
  document.body.innerHTML =
    '<i id="spot" data-anchor="building:inn:0"></i><i id="seat" data-place="seat-2"></i>' +
    '<i id="city" data-place="city-0"></i><i id="prompt" data-part="prompt"></i>';
  expect(anchorOf(document, name)?.id).toBe(id);
  expect(anchorOf(document, `${name}-not`)).toBeNull();
});
