/** Texts of the code that proves a sign-in. */
export const texts = {
  titles: { pin: 'Enter your code' },
  why: 'This device is new to us, so we make sure that it’s you.',
  exhausted: 'That was the last code that we can send for this sign-in. To get another one, sign in again.',
  notYou: 'Not you? Sign in again',
  help: 'Phone or email changed?',
  first: {
    title: 'Let’s make sure it’s you',
    text: 'We’ll text a 6-digit code to the number that ends in {last4}.',
  },
} as const;
