/** Texts of a link with a token that waits: for its user’s answer whether it may open another account, or for the server. */
export const texts = {
  titles: { continueAs: 'Open a link' },
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
  problem: {
    title: 'We couldn’t check that link',
    offline:
      'You’re offline, so the link hasn’t been used. Connect to the internet and try again; such links work for a few minutes.',
    down: 'The problem is on our side, and the link hasn’t been used. Try again in a moment; such links work for a few minutes.',
    doubtTitle: 'We can’t tell whether that link worked',
    doubt:
      'No answer came back, so the link may have been used up. Trying again does no harm: if it was, we’ll say so.',
    signedIn: 'You’re still signed in as {current}.',
    signedOut: 'You’re not signed in here.',
    again: 'That didn’t work yet. You can try again.',
    pending: 'Checking the link…',
  },
} as const;
