/** Texts that every screen of the sign-up has. */
export const texts = {
  progress: 'Your sign-up',
  help: 'Stuck? We’re glad to help.',
} as const;
