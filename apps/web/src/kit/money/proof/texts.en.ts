/** Texts of what people are asked to show, where it could not be loaded. */
export const texts = {
  failed: 'We couldn’t load this',
  failedText: 'Nothing has changed. Try again in a moment.',
  offlineText: 'Nothing has changed. Connect and try again.',
} as const;
