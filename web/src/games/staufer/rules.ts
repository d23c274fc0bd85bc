/** Where in the rules a thing is explained. */
import type { Subject } from './model.svelte';

const kinds: Readonly<Record<Subject['kind'], string>> = {
  office: 'S-5.5',
  region: 'S-7.6',
  paid: 'S-8.5',
  space: 'S-4.1',
  chest: 'S-6.2',
  privilege: 'S-6.5',
  task: 'S-9.2',
  condition: 'S-7.2',
  seat: 'S-2.7',
  track: 'S-3.2',
  pile: 'S-8.3',
  box: 'S-1.1',
};
const colours: Readonly<Record<string, string>> = {
  orange: 'S-6.1',
  turquoise: 'S-6.2',
  brown: 'S-9.6',
  violet: 'S-6.4',
};

export function ruleOf(subject: Subject, colour?: string): string {
  if (subject.kind === 'track' && subject.id === 'next') return 'S-8.8';
  if (subject.kind === 'task' && subject.id.startsWith('pattern')) return 'S-9.3';
  if (subject.kind === 'task' && subject.id.startsWith('office')) return 'S-9.4';
  return (colour && colours[colour]) ?? kinds[subject.kind];
}
