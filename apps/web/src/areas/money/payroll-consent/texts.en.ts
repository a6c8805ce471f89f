/** Texts of the consent that a payroll provider asks for. */
export const texts = {
  titles: { page: 'Let us see your hours' },
  provider: 'your payroll provider',
  why: {
    Due: 'Your pay is worked out by {{provider}}. It tells us your hours only if you allow it, and without them nothing can be paid early.',
    Declined:
      'You haven’t allowed {{provider}} to tell us your hours. We know them up to {{day}}; nothing newer can be paid early.',
    Expired:
      'What you allowed {{provider}} has ended. We know your hours up to {{day}}; nothing newer can be paid early until you allow it again.',
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
  go: 'Continue to {{provider}}',
  goFailed: 'We couldn’t open your payroll provider’s page',
  outcome: {
    Declined: 'You didn’t allow it, so nothing has changed. You can allow it whenever you like.',
    Cancelled: 'You left the page of {{provider}}, so nothing has changed.',
    OtherPerson:
      'Somebody else signed in at {{provider}}, so nothing has changed. Sign in there with your own user name.',
    Expired: 'That took too long, so nothing has changed. Open the page of {{provider}} again.',
  },
  checking: 'Asking…',
  checkAgain: 'Ask again',
  checkFailed: 'We couldn’t ask your payroll provider',
  grantedTitle: 'Thank you',
  granted: 'Your hours are up to date, and what you’ve earned since is there.',
  stands: '{{provider}} tells us your hours until {{day}}. Then we ask you again.',
  home: 'Back to home',
  notNeededTitle: 'Nothing to do',
  notNeeded: 'Your employer tells us your hours itself.',
  failed: 'We couldn’t load this',
  failedText: 'Nothing has changed. Try again in a moment.',
  offlineText: 'Nothing has changed. Connect and try again.',
} as const;
