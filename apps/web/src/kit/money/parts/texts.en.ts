/** Texts of forms about money that we hold. */
export const texts = {
  has: '{balance} in it',
  problems: {
    fromMissing: 'Choose where the money comes from.',
    amountMissing: 'Enter an amount.',
    moveTooMuch: 'You can move up to {most} at once.',
    moveNotThere: 'There isn’t enough in it, with the fee. Enter less.',
  },
} as const;
