/** Texts of paying a bill: the biller, and the account number. */
export const texts = {
  titles: { page: 'Pay a bill' },
  text: 'Choose who sent the bill. Your pay goes straight to them, and you get their reference.',
  search: 'Name of the company',
  billers: 'Companies',
  none: 'No company found',
  noneText:
    'Try part of the name, as it’s written on the bill. Only the companies in our network can be paid.',
  failed: 'We couldn’t load the companies',
  failedText: 'None of your money is affected. Try again in a moment.',
  offlineText: 'Connect to the internet to choose who to pay.',
  fast: 'within an hour, or next business day',
  nextDay: 'next business day',
  account: 'Account number on the bill',
  accountHint: 'For example {example}. Spaces and hyphens don’t matter.',
  zip: 'ZIP code on the bill',
  zipHint: 'This company tells its customers apart by it.',
  add: 'Add this account',
  adding: 'Adding…',
  added: '{name} was added. We’ve sent you a notice about it.',
  notAdded: 'The account wasn’t added',
  proof: 'You’re adding a place for your pay, so we make sure that it’s you.',
  problems: {
    Required: 'Enter the account number.',
    withLetters:
      'It has {least} to {most} letters and digits here, for example {example}. Copy it from the bill.',
    digitsOnly: 'It has {least} to {most} digits here, for example {example}. Copy it from the bill.',
    InstrumentExists: 'This account is already in your list.',
    ZipRequired: 'Enter the ZIP code.',
    InvalidZip: 'Enter the four or five digits of the ZIP code.',
  },
} as const;
