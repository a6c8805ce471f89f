/** Texts of activating a card. */
export const texts = {
  titles: { page: 'Activate your card' },
  text: 'Have your card at hand. It takes about a minute.',
  doneTitle: 'Your card is ready',
  doneText: 'It pays in stores and online, and gets cash at machines.',
  locked: 'Your card is locked. Unlock it first.',
  notNow: 'There is no card to activate right now.',
  steps: {
    printed: 'Show that you have it',
    printedText: 'The last four digits and the expiration date',
    pin: 'Choose a PIN',
    pinText: 'Four digits that only you know',
  },
  next: { printed: 'Enter what’s on the card', pin: 'Choose a PIN', done: 'Go to your card' },
  printed: {
    title: 'What’s on your card',
    last4: 'Last four digits',
    last4Hint: 'Of the number on the card',
    expiry: 'Expiration date',
    expiryHint: 'Month and year: 04/29',
    submit: 'Activate card',
    sending: 'Activating',
    failed: 'Your card wasn’t activated',
  },
  wrong: {
    missing: 'Enter the last four digits.',
    CardDigitsMismatch: 'These aren’t the last four digits of your card. Check the card.',
    Required: 'Enter the expiration date.',
    CardExpiryNotValid: 'Enter month and year as they stand on the card, such as 04/29.',
    CardExpired: 'This date has passed. Check the card.',
    CardExpiryMismatch: 'This isn’t the expiration date of your card. Check the card.',
  },
} as const;
