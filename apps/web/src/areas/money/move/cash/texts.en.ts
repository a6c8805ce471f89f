/** Texts of cash pickup: where it is paid out, and the code that is shown there. */
export const texts = {
  titles: { cash: 'Cash pickup' },
  text: 'Get part of your pay in cash. Request it here, then show your code at any of these counters.',
  get: 'Get cash',
  getting: 'One moment…',
  elsewhere: 'Send it somewhere else',
  notOpen: 'Cash pickup isn’t available to you',
  ageUnknown:
    'We don’t know your date of birth, and cash is only paid to people who are old enough. Call {supportName} to have it added; your pay can go to a bank account or card meanwhile.',
  call: 'Call {supportPhone}',
  search: { US: 'Name, city or ZIP code', CA: 'Name, city or postal code' },
  nearby: 'Find counters near me',
  nearbyOff: 'We couldn’t find where you are. Search for a city instead.',
  none: 'No counters found',
  noneText: {
    US: 'Try another name, city or ZIP code.',
    CA: 'Try another name, city or postal code.',
  },
  failed: 'We couldn’t load the counters',
  failedText: 'None of your money is affected. Try again in a moment.',
  offlineText: 'Connect to the internet to see where cash is paid out.',
  amount: 'Cash to pick up',
  notReady: 'There’s no code for this transfer',
  notReadyText: 'The cash isn’t ready yet, was picked up, or went back to your pay. The transfer says which.',
  transfer: 'See the transfer',
  codeFailed: 'We couldn’t load the code',
} as const;
