/** Where in the rules a thing is explained. */
export const rules: Readonly<Record<string, string>> = {
  field: 'T-4.2',
  plot: 'T-6.3',
  seat: 'T-5.1',
  slot: 'T-2.3',
  tile: 'T-4.7',
  space: 'T-6.2',
  'thing-spinner': 'T-1.1',
  'thing-hourglass': 'T-2.2',
  'thing-supply': 'T-11.3',
  'thing-people': 'T-3.1',
  'thing-demand': 'T-3.1',
  'thing-gap': 'T-9.1',
  'thing-plan': 'T-4.4',
};
