/** Texts of the consent that a payroll provider asks for. */
export const texts = {
  titles: { page: 'Let us see your hours', stands: 'Your hours are shared' },
  provider: 'your payroll provider',
  why: {
    Due: '{provider} works out your pay. It shares your hours with us only if you allow it, and without them you can’t take pay early.',
    Declined:
      'You haven’t allowed {provider} to share your hours. We know them up to {day}; you can’t take anything newer early.',
    Expired:
      'Your permission for {provider} has ended. We know your hours up to {day}; you can’t take anything newer early until you allow it again.',
  },
  read: {
    title: 'What you allow',
    hours: 'Your hours',
    hoursText: 'When you worked, and how long',
    pay: 'Your pay',
    payText: 'What you earned, and what is withheld',
    paydays: 'Your paydays',
    paydaysText: 'So that we know when you’re paid',
    never: 'Nothing else',
    neverText: 'Not your bank account, tax forms or password',
  },
  without: 'It’s up to you. What you can take already stays yours, and you can withdraw this at any time.',
  go: 'Continue to {provider}',
  goFailed: 'We couldn’t open your payroll provider’s page',
  outcome: {
    Declined: 'You didn’t allow it, so nothing has changed. You can allow it whenever you like.',
    Cancelled: 'You left the page of {provider}, so nothing has changed.',
    OtherPerson:
      'Someone else signed in at {provider}, so nothing has changed. Sign in there with your own user name.',
    Expired: 'That took too long, so nothing has changed. Open the page of {provider} again.',
  },
  checking: 'Asking…',
  checkAgain: 'Ask again',
  checkFailed: 'We couldn’t ask your payroll provider',
  grantedTitle: 'Thank you',
  granted: 'Your hours and what you’ve earned are up to date.',
  stands: '{provider} shares your hours with us until {day}. Then we’ll ask you again.',
  home: 'Back to home',
  notNeededTitle: 'Nothing to do',
  notNeeded: 'Your employer sends us your hours directly.',
  failed: 'We couldn’t load this',
  failedText: 'Nothing has changed. Try again in a moment.',
  offlineText: 'Nothing has changed. Connect and try again.',
} as const;
