/** Texts of the earnings by category, and of the hours of earlier pay periods. */
export const texts = {
  titles: {
    earnings: 'Your earnings',
  },
  categories: { label: 'Category', earnings: 'Earnings', tips: 'Tips & Mileage', assets: 'Assets' },
  failedTitle: 'We couldn’t load your earnings',
  payday: {
    label: 'Estimated pay on {date}',
    text: 'For {period}, after taxes, deductions and everything you’ve taken early so far.',
  },
  paydays: {
    title: 'Your paydays',
    frequency: {
      None: 'Your employer hasn’t told us how often it pays.',
      Hourly: 'Your employer pays each day’s hours on the next bank day.',
      Weekly: 'Your employer pays you every week.',
      BiWeekly: 'Your employer pays you every two weeks.',
      SemiMonthly: 'Your employer pays you twice a month.',
      Monthly: 'Your employer pays you once a month.',
      Yearly: 'Your employer pays you once a year.',
    },
    change: {
      None: 'From {day} on, it pays you at another rhythm, which it hasn’t told us.',
      Hourly: 'From {day} on, it pays each day’s hours on the next bank day.',
      Weekly: 'From {day} on, it pays you every week.',
      BiWeekly: 'From {day} on, it pays you every two weeks.',
      SemiMonthly: 'From {day} on, it pays you twice a month.',
      Monthly: 'From {day} on, it pays you once a month.',
      Yearly: 'From {day} on, it pays you once a year.',
    },
    period: 'For {period}',
  },
  balance: 'Where your balance comes from',
  days: {
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
    accounts: '{count, plural, one {# bank account} other {# bank accounts}}',
    cards: '{count, plural, one {# card} other {# cards}}',
    held: 'Held for you',
    manage: 'Add or change them',
    failed: 'We couldn’t load your accounts and cards',
    emptyTitle: 'No accounts or cards yet',
    empty: 'The accounts and cards that you link show up here.',
  },
} as const;
