/** Texts of the agreement that is missing. */
export const texts = {
  titles: { page: 'One agreement is missing' },
  text: 'Your employer’s program asks for it. Early pay opens as soon as you’ve read it and agreed to it.',
  read: 'Read and agree',
  save: 'Open early pay',
  saving: 'Saving…',
  notSaved: 'Your agreement wasn’t saved',
  noneTitle: 'Nothing is missing',
  none: 'You’ve agreed to everything that early pay needs.',
  home: 'Back to home',
  failed: 'We couldn’t load this',
  failedText: 'You haven’t agreed to anything. Try again in a moment.',
  offlineText: 'You haven’t agreed to anything. Connect and try again.',
} as const;
