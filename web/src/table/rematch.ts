import type { Table } from '../lib/table.svelte';

/** Who asks me for another game, unless I have answered. */
export function invitedBy({ info, you, declined }: Table): string {
  if (!info?.rematch || !info.rematch_by || declined) return '';
  if (!you.seats.length || info.rematch_by === you.person) return '';
  return info.seats.find((seat) => seat.person === info.rematch_by)?.name ?? '';
}
