/** Figures and words of a made-up employee, for the sample screen. */
export const week = [
  { date: '2026-11-15', minor: 0 },
  { date: '2026-11-16', minor: 12_480 },
  { date: '2026-11-17', minor: 9_620 },
  { date: '2026-11-18', minor: 300 },
  { date: '2026-11-19', minor: 14_200 },
  { date: '2026-11-20', minor: 11_050 },
  { date: '2026-11-21', minor: 6_400 },
] as const;

export const chartText = {
  showTable: 'Show as a table',
  showChart: 'Show as a chart',
  day: 'Day',
  amount: 'Earned',
  today: 'Today',
};

export const statuses = {
  pending: 'On its way',
  settled: 'Arrived',
  partly: 'Partly arrived',
  failed: 'Did not go through',
  reversed: 'Returned',
};
