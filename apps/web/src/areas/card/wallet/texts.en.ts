/** Texts of adding the card to a wallet. */
export const texts = {
  titles: { page: 'Add to a wallet' },
  text: 'Pay with your phone, without taking out your card.',
  wallets: { Google: 'Google Wallet', Apple: 'Apple Wallet', Samsung: 'Samsung Wallet' },
  add: 'Add to {wallet}',
  adding: 'Adding',
  added: 'Your card is in {wallet}.',
  isAdded: 'In {wallet}',
  missing: '{wallet} isn’t set up on this phone.',
  notAdded: 'Your card wasn’t added to {wallet}',
  proof: 'Your card is about to be added to {wallet}.',
  notHere: 'This version of the app can’t add cards to a wallet. Update it, and come back.',
  onWeb: {
    title: 'A wallet is filled on your phone',
    text: 'A browser can’t add a card to Apple, Google or Samsung Wallet. The app on your phone can.',
    scan: 'Scan this with your phone’s camera to go on there.',
    code: 'Opens this page in the app',
  },
} as const;
