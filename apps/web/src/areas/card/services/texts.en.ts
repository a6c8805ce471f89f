/** Texts of the card’s services. */
export const texts = {
  titles: { page: 'Card services' },
  services: {
    card: { title: 'Your card', text: 'Balance and activity' },
    activate: { title: 'Activate your card', text: 'With what’s on it' },
    pin: { title: 'PIN', text: 'Choose one, or another' },
    number: { title: 'Card number', text: 'To pay online' },
    move: { title: 'Add money', text: 'From your other balances, at once' },
    friend: { title: 'Pay a friend', text: 'Free, and at once' },
    autoload: { title: 'Autoload', text: 'Pay goes to it by itself' },
    deposit: { title: 'Direct deposit', text: 'Your pay on your card by itself' },
    wallet: { title: 'Add to a wallet', text: 'Google, Apple or Samsung' },
    account: { title: 'Card as an account', text: 'Where your pay can go' },
    costs: { title: 'Costs and free cash', text: 'Fees, and machines near you' },
    replace: { title: 'Replace your card', text: 'Lost, stolen or damaged' },
    close: { title: 'Close your card', text: 'Once nothing is left on it' },
  },
  more: {
    title: 'More about cards',
    link: { title: 'Link another card', text: 'From your employer or another issuer' },
    disclosures: {
      title: 'Card disclosures',
      text: 'Fees, terms and privacy',
      failed: 'We couldn’t load the disclosures',
      failedText: 'Your card is not affected. Try again in a moment.',
      offlineText: 'Connect to the internet to read them.',
    },
  },
} as const;
