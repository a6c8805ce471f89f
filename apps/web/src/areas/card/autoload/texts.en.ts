/** Texts of autoload. */
export const texts = {
  titles: { page: 'Autoload' },
  text: 'Your pay can go to your card by itself, just when it’s needed.',
  failed: 'We couldn’t load your autoload settings',
  failedText: 'Nothing has changed. Try again in a moment.',
  offlineText: 'Connect to the internet to see them.',
  isOn: 'On',
  last: 'It last moved money on {day}.',
  when: 'When should money move?',
  ways: {
    low: {
      title: 'When the card runs low',
      text: 'A payment, or money that you move, leaves less than you set',
    },
    declined: { title: 'When a payment is declined', text: 'For too little money: an amount you set' },
    cover: { title: 'To cover a declined payment', text: 'Just what was missing' },
  },
  lowBalance: 'When less than this is left',
  amount: 'Move this much',
  wrong: {
    missing: 'Enter an amount.',
    AutoloadAmountBelowMinimum: 'An autoload is {least} at least.',
    AutoloadAmountAboveMaximum: 'An autoload is {most} at most.',
    LowBalanceLimitBelowMinimum: 'Set {least} at least.',
    LowBalanceLimitAboveMaximum: 'Set {most} at most.',
  },
  means: {
    title: 'What will happen',
    low: 'When a payment, or money that you move, leaves less than {low} on your card ••{last4}, we move {amount} of your pay to it, at most once a day.',
    declined:
      'When a payment is declined because your card ••{last4} has too little money, we move {amount} of your pay to it, at most once a day. Then pay again.',
    cover:
      'When a payment is declined because your card ••{last4} has too little money, we move what was missing, from {least} to {most} of your pay, at most once a day. Then pay again.',
    free: 'It’s free, and counts as pay that you’ve had early. If that much can’t be had, nothing moves and we text you.',
  },
  read: 'Read and agree',
  refused: 'Agree to turn autoload on.',
  turnOn: 'Turn on autoload',
  save: 'Save changes',
  saving: 'Saving',
  notSaved: 'We couldn’t save your autoload settings',
  turnedOn: 'Autoload is on.',
  changed: 'Your autoload settings are saved.',
  turnOff: 'Turn off autoload',
  turningOff: 'Turning off',
  turnedOff: 'Autoload is off.',
  notTurnedOff: 'Autoload is still on',
} as const;
