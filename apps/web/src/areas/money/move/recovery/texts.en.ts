/** Texts of paying back from a linked bank account what an employer did not deduct. */
export const texts = {
  titles: { page: 'Pay it back from your bank' },
  intro:
    'You took this early, and it wasn’t deducted from your pay on {date}. You can pay it back from an account that you’ve linked at your bank. Early pay then opens at once.',
  from: 'From which account?',
  noneTitle: 'Nothing to pay back',
  none: 'Every deduction has cleared, or is being looked at.',
  noAccount: 'You have no linked bank account. Link one, or send us your pay stub instead.',
  link: 'Link a bank account',
  choose: 'Choose an account.',
  pay: 'Pay back {amount}',
  paying: 'Asking your bank…',
  paid: 'Thank you. {amount} came from your bank account, and nothing is owed for {date}.',
  home: 'Back to home',
  instead: 'Send us your pay stub instead',
  notPaid: 'Nothing was paid back',
  onItsWay: 'Your bank hasn’t answered yet',
  outcomes: {
    NotEligible:
      'This can’t be paid from this account. It may be settled, or the account isn’t linked at its bank. No money has moved.',
    RecoveryFailed:
      'Your bank refused it, and no money has moved. Check that there’s enough in the account, or choose another one.',
    LimitReached:
      'Your bank has refused twice today. Try again tomorrow, so that it charges you nothing for it. No money has moved.',
    OnItsWay:
      'It has been asked for the money, and may take a few days. We’ll text you as soon as it has come, or if your bank refuses it. You don’t have to do anything, and it’s never debited twice.',
    BankLoginRequired: 'Your bank wants you to sign in again first. No money has moved.',
  },
  signIn: 'Sign in to your bank',
  unknownTitle: 'We don’t know yet whether it went through',
  unknown:
    'The connection dropped before the answer came. Checking moves no money, and it is never debited twice.',
  check: 'Check what happened',
  checking: 'Asking…',
  stillOwed: 'It hasn’t gone through so far. You can send it again: it is paid back only once.',
} as const;
