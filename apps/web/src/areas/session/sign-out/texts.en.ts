/** Texts of the question whether another site may sign the user out. */
export const texts = {
  titles: { signOut: 'Sign out?' },
  ask: {
    title: 'Do you want to sign out?',
    text: 'A link from another site asks for it. If you didn’t expect that, stay signed in: nothing happens.',
    signOut: 'Sign out',
    stay: 'Stay signed in',
  },
} as const;
