/** Texts of the page that shows what is printed on the card. */
export const texts = {
  titles: { page: 'Card number' },
  text: 'The number, expiration date and security code, to pay online. They’re hidden again after 30 seconds and when you leave this tab.',
  frame: 'What is printed on your card',
  show: 'Show card number',
  showing: 'Opening…',
  hide: 'Hide',
  hidden: 'The card number is hidden again.',
  proof: 'To make sure that it’s you who sees the card number.',
  notShown: 'The card number can’t be shown now',
  notLoaded: 'Nothing was shown. Try again in a moment.',
} as const;
