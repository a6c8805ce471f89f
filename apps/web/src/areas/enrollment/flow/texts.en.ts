/** Texts that every screen of the sign-up has. */
export const texts = {
  progress: 'Your sign-up',
  help: 'Stuck? We’re glad to help.',
  reference: 'Give them this reference: {{reference}}',
} as const;
