/** Texts about accounts and cards that several screens show. */
export const texts = {
  list: {
    failed: 'We couldn’t load your accounts',
    failedText: 'Nothing has changed. Try again in a moment.',
    offlineText: 'Nothing has changed. Connect and try again.',
  },
  account: {
    seeAll: 'See your accounts',
    missingTitle: 'We couldn’t find this account',
    missing: 'It may have been removed. Your list shows every account you have.',
    linkAgain: 'Sign in to your bank',
    confirmCard: 'Ask my bank',
  },
  bank: {
    routing: {
      US: 'Routing number',
      CA: 'Institution and transit numbers',
    },
    routingHint: {
      US: 'Nine digits',
      CA: 'Nine digits: 0, three for the institution, then five for the transit number',
    },
    bankName: 'That’s {name}',
    account: 'Account number',
    proof: 'You’re adding a place for your pay, so we make sure that it’s you.',
  },
  notProved: 'Nothing has changed yet. Enter the code that we send you to go on.',
  problems: {
    routingMissing: 'Enter the routing number.',
    RoutingNumberNotValid: 'That isn’t a bank’s routing number. Check its nine digits.',
    accountMissing: 'Enter the account number.',
    AccountNumberNotValid: 'An account number has 4 to 17 digits.',
    InstrumentExists: 'This account is already in your list.',
    againMissing: 'Enter the account number again.',
    AccountNumberMismatch: 'The two account numbers differ. Check both.',
  },
  payName: {
    submit: 'Add this payname',
    adding: 'Looking it up…',
    added: 'The payname was added. We’ve sent you a notice about it.',
    failed: 'The payname wasn’t added',
    byNumbers: 'Add a bank account by its numbers',
    problems: {
      Required: 'Enter your payname.',
      PayNameNotValid: 'A payname is your name, a plus sign and the app, such as maya.torres+venmo.',
      PayNameNotFound: 'Nobody has this payname. Copy it from the app that it belongs to.',
      OtherService: 'That payname belongs to another app. A PayPal one ends with +paypal.',
      InstrumentExists: 'This payname is already in your list.',
    },
  },
} as const;
