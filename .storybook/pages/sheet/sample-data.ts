/** Figures and words of a made-up employee, for the pages that show components together. */
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

export const speeds = {
  nextDay: { feeMinor: 0, arrivesAt: '2026-11-24T13:00:00Z' },
  instant: { feeMinor: 299, arrivesAt: '2026-11-21T19:42:00Z' },
} as const;

export const speedText = {
  question: 'How fast?',
  nextDay: 'Next day',
  instant: 'Instant',
  free: 'Free',
  fee: 'Fee',
  arrives: 'Arrives',
  total: 'Out of your pay',
  unavailableTitle: 'Instant is not available now',
  chooseNextDay: 'Send it next day, for free',
};

export const statuses = {
  pending: 'On its way',
  settled: 'Arrived',
  partly: 'Partly arrived',
  failed: 'Did not go through',
  reversed: 'Returned',
};

export const transactions = [
  {
    id: '3',
    title: 'To Visa debit',
    subtitle: 'Instant',
    date: '2026-11-21',
    minor: -4_000,
    status: 'pending',
  },
  {
    id: '2',
    title: 'To Everyday checking',
    subtitle: 'Next day',
    date: '2026-11-18',
    minor: -8_000,
    status: 'settled',
  },
  {
    id: '1',
    title: 'To Visa debit',
    subtitle: 'Instant',
    date: '2026-11-18',
    minor: -2_500,
    status: 'failed',
  },
] as const;

export const transactionText = {
  statuses,
  emptyTitle: 'No transfers yet',
  empty: 'When you take some of your pay early, it shows here.',
  errorTitle: 'Your transfers could not be loaded',
  error: 'They are safe. Try again in a moment.',
  loadMore: 'Show older',
};
