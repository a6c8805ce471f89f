/** Texts of a linked PayPal wallet. */
export const texts = {
  titles: { page: 'PayPal' },
  offTitle: 'PayPal isn’t offered yet',
  off: 'Your pay can go to a bank account, a debit card or another app instead.',
  otherWays: 'See the other ways',
  text: 'Your pay can go to your PayPal wallet. Link it by its Visa+ payname; we never see your PayPal password.',
  another: 'You can link another wallet by its payname.',
  linked: 'Linked wallets',
  ready: 'Your pay can go there',
  all: 'See all your accounts',
  payname: 'Your PayPal payname',
  hint: 'For example maya.torres+paypal. You’ll find yours in PayPal’s settings.',
} as const;
