/** Names: of goods, of terrains, of tiles and of fields. */
import type { FieldView, Goods } from './views';

export type Good = keyof Goods;
export const goods: readonly Good[] = ['bread', 'marble', 'tools'];
export type Terrain = FieldView['terrain'];

/** Where a field lies in the grid, counted from 1: c2 is column 3, row 2. */
export function cell(field: string): { column: number; row: number } {
  return { column: field.charCodeAt(0) - 96, row: Number(field.slice(1)) };
}

/** A tile's face in two parts: `bread-2` is bread, 2. */
export function faceOf(tile: string): { good: Good; value: number } {
  const [good = 'bread', value = '1'] = tile.split('-');
  return { good: good as Good, value: Number(value) };
}
