/** Texts of the card for visitors. */
export const texts = {
  titles: { page: 'Card' },
  heading: 'The {brand} card',
  text: 'Your pay on a card that works without a bank account. You can lock it in one tap. Sign in to see yours, or to get one.',
  signIn: 'Sign in',
  signUp: 'Create an account',
  how: {
    open: 'How it works',
    title: 'How the {brand} card works',
    text: 'A card for your pay. You need no bank account, and getting it starts in the app.',
    apply: { title: 'Apply', text: 'Sign in, read the terms and show your ID.' },
    pay: {
      title: 'Have your pay on it',
      text: 'Get pay early to the card, or have your paycheck deposited there.',
    },
    use: {
      title: 'Pay and get cash',
      text: 'In stores, online and at cash machines. Lock it in one tap if you can’t find it.',
    },
    questions: 'Questions and answers',
  },
} as const;
