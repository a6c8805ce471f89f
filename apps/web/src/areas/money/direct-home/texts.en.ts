/** Texts of the home of people without an employer. */
export const texts = {
  titles: { home: 'Home' },
  employer: {
    title: 'No employer is linked to your account',
    text: 'Early pay comes from the hours that an employer reports to us. Without one there is nothing to get early, and nothing to pay.',
    how: 'Does your employer offer {{brand}}? Ask them to add you, or call us and we’ll find out together. Your account stays as it is.',
    call: 'Call {{supportPhone}}',
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
