/** Texts of the hours of earlier pay periods. */
export const texts = {
  titles: {
    page: 'Hours history',
    work: 'Work',
  },
  text: 'What your employer has reported for the last six months.',
  failed: 'We couldn’t load your hours',
  emptyTitle: 'No hours yet',
  empty: 'They show up here as your employer reports them.',
  period: '{hours} · payday {payday}',
} as const;
