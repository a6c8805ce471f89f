/** Texts of the earnings by category, and of the hours of earlier pay periods. */
export const texts = {
  titles: { earnings: 'Your earnings', hours: 'Hours history' },
  categories: { label: 'Category', earnings: 'Earnings', tips: 'Tips & Mileage', assets: 'Assets' },
  failedTitle: 'We couldn’t load your earnings',
  failed: 'Nothing has happened to your money. Try again in a moment.',
  offline: 'Connect to the internet and try again.',
  payday: {
    label: 'Estimated pay on {{date}}',
    text: 'For {{period}}, after taxes, deductions and everything you’ve taken early so far.',
  },
  balance: 'Where your balance comes from',
  days: {
    title: 'Day by day',
    one: 'Hours and earnings',
    overtime: '{{hours}}, {{extra}} of it overtime',
    before: 'Hours of earlier pay periods',
  },
  tips: {
    text: 'Reported by your employer and not paid out yet. They aren’t part of your balance.',
    kinds: { Tips: 'Tips', Mileage: 'Mileage' },
    failed: 'We couldn’t load your tips and mileage',
    emptyTitle: 'No tips or mileage',
    empty: 'They show up here when your employer reports them.',
  },
  assets: {
    text: 'Where your money can go. Only your bank knows what is in an account.',
    accounts_one: '{{count}} bank account',
    accounts_other: '{{count}} bank accounts',
    cards_one: '{{count}} card',
    cards_other: '{{count}} cards',
    manage: 'Add or change them',
    failed: 'We couldn’t load your accounts and cards',
    emptyTitle: 'No accounts or cards yet',
    empty: 'The accounts and cards that you link show up here.',
  },
  hours: {
    text: 'What your employer has reported for the last six months.',
    failed: 'We couldn’t load your hours',
    emptyTitle: 'No hours yet',
    empty: 'They show up here as your employer reports them.',
    period: '{{hours}} · payday {{payday}}',
  },
} as const;
