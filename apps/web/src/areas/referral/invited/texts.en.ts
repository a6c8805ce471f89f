/** Texts of the page that the link of an invitation opens. */
export const texts = {
  titles: { page: 'Your invitation' },
  open: {
    title: '{name} invites you to {brand}',
    text: 'Take the pay you’ve already earned before payday, with a free way every time.',
    coworker: '{name} works at {employer}.',
    points: {
      free: 'Signing up is free and takes a few minutes.',
      adult: 'The invitation counts for people who are 18 or older.',
      thanks: '{name} gets a reward if you sign up. It costs you nothing.',
    },
  },
  ended: {
    title: 'This invitation has ended',
    text: 'You can still sign up. Ask whoever sent it for a new link if you want them to be thanked.',
  },
  unknown: {
    title: 'We don’t know this invitation',
    text: 'Check the link, or ask whoever sent it for another one. You can also sign up without it.',
  },
  signUp: 'Sign up',
  known: 'Already have an account?',
  signIn: 'Sign in',
  failed: 'We couldn’t look up your invitation',
  failedText: 'Try again in a moment. You can also sign up without it.',
  offline: 'Connect to the internet to see your invitation.',
} as const;
