/** Texts of the home of people without an employer. */
export const texts = {
  titles: { home: 'Home', cta: 'Your account', direct: 'Without an employer' },
  cta: {
    continue: 'Continue',
    home: 'Go to your home page',
    done: {
      title: 'You’re all set',
      text: 'Your account is ready. You’ll find everything on your home page.',
    },
    activated: { title: 'Your card is active', text: 'You can pay with it right away.' },
    open: {
      title: 'Not quite done',
      text: 'Something is still missing on your account. Call us and we’ll finish it together.',
    },
  },
  switch: {
    text: 'Part of {brand} works without an employer. Your accounts and cards come with you, and your early pay stays as it is.',
    toDirect: 'Continue without an employer',
    toEarlyPay: 'Back to early pay',
    title: 'You’re using {brand} without an employer',
    here: 'Your early pay is one tap away. Nothing about it has changed.',
    pending: 'Switching…',
    failed: 'You’re still where you were',
  },
  employer: {
    title: 'No employer is linked to your account',
    text: 'Early pay comes from the hours that an employer reports to us. Without one there is nothing to get early, and nothing to pay.',
    how: 'Does your employer offer {brand}? Ask them to add you, or call us and we’ll find out together. Your account stays as it is.',
    call: 'Call {supportPhone}',
  },
  accounts: {
    title: 'Your accounts and cards',
    emptyTitle: 'No account or card yet',
    empty: 'Once your employer is linked, you add the account that your early pay goes to.',
    failed: 'We couldn’t load your accounts',
    failedText: 'They are as they were. Try again in a moment.',
    offlineText: 'Connect to the internet to see them. They are as they were.',
  },
} as const;
