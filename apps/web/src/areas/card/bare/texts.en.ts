/** Texts of the card for visitors. */
export const texts = {
  titles: { page: 'Card' },
  heading: 'The {brand} card',
  text: 'Your pay on a card that works without a bank account. You can lock it in one tap. Sign in to see yours, or to get one.',
  signIn: 'Sign in',
  signUp: 'Create an account',
} as const;
