/** Texts that every screen of the sign-up has. */
export const texts = {
  progress: 'Your sign-up',
  help: 'Stuck? We’re glad to help.',
  employerCode: {
    label: 'Code from your employer',
    description: 'Your employer can give you one, to use once.',
    missing: 'Enter the code.',
    unknown: 'We don’t know that code. Check it, or ask your employer for a new one.',
  },
} as const;
