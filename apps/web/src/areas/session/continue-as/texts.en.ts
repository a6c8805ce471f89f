/** Texts of the question whether a link may open another account. */
export const texts = {
  titles: { continueAs: 'Another account?' },
  ask: {
    title: 'Continue as {name}?',
    signedIn:
      'The link you opened leads to that account. You’re signed in as {current}, and would be signed out on this device.',
    signedOut: 'The link you opened leads to that account. Someone else signed in on this device before.',
    why: 'If nobody you trust sent it, don’t continue: what you type or add there would be in that account, not in yours.',
    continue: 'Continue as {name}',
    stay: 'Stay signed in as {current}',
    pending: 'Opening the account…',
  },
} as const;
