/** Texts that the card's pages share. */
export const texts = {
  failed: 'We couldn’t load your card',
  failedText: 'Your money and your card are not affected. Try again in a moment.',
  offlineText: 'Connect to the internet to see your card.',
  why: {
    none: 'You don’t have a card yet',
    underReview: 'Your application is being reviewed',
    rejected: 'Your application wasn’t approved',
    toActivate: 'Activate your card first',
    pinDue: 'Your card needs a PIN first',
    open: 'Not needed with your card as it is',
    locked: 'Unlock your card first',
    blocked: 'Your card is blocked',
    reported: 'Your card was reported missing',
    closed: 'Your card is closed',
    alreadyActive: 'Your card is active',
    notLocked: 'Your card isn’t locked',
    alreadyThere: 'You have a card',
  },
  address: {
    addressLine1: {
      missing: 'Enter your street and number.',
      tooLong: 'Use 50 characters at most.',
      postBox: 'Enter where you live. A P.O. box isn’t a home address.',
    },
    addressLine2: { tooLong: 'Use 50 characters at most.' },
    city: { missing: 'Enter your city.', tooLong: 'Use 50 characters at most.' },
    state: {
      missing: 'Choose your state.',
      noCards: 'The card isn’t available in U.S. territories. Choose one of the states.',
    },
    zipcode: { missing: 'Enter your ZIP code.', wrong: 'A ZIP code has 5 digits, or 9 with a hyphen.' },
  },
} as const;
