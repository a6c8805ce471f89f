/** Texts of closing the card. */
export const texts = {
  titles: { page: 'Close your card' },
  card: 'Card',
  left: 'Left on the card',
  notEmpty: 'There’s still money on your card',
  notEmptyText: 'Move it out first, to a bank account or another place of yours. Then close the card.',
  moveOut: 'Move the money out',
  means:
    'It stops working at once, and money can no longer be sent to it. You can apply for a new one later.',
  question: 'Close card ••{last4}?',
  submit: 'Close card',
  keep: 'Keep it',
  sending: 'Closing',
  notClosed: 'Your card wasn’t closed',
  done: 'Card ••{last4} is closed.',
} as const;
