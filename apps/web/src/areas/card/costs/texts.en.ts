/** Texts of what the card costs, and where cash is free. */
export const texts = {
  titles: { page: 'Costs and free cash' },
  failed: 'We couldn’t load what your card costs',
  failedText: 'Your card is not affected. Try again in a moment.',
  offlineText: 'Connect to the internet to see it.',
  free: 'Free',
  fees: {
    month: 'Each month',
    purchase: 'Paying with it',
    load: 'Adding money',
    cash: 'Cash at our machines',
    cashElsewhere: 'Cash elsewhere',
    lost: 'New card for a lost one',
    damaged: 'New card for a damaged one',
    inactive: 'Not using it',
  },
  machines: {
    title: 'Free cash machines',
    zip: 'ZIP code',
    miles: '{count} mi away',
    none: 'No free machine near there',
    noneText: 'Try the ZIP code of a place you pass, such as your work.',
    failed: 'We couldn’t look for machines',
  },
} as const;
