/** Texts of an employer's own address. */
export const texts = {
  titles: { branch: 'Sign up through your employer' },
  title: 'Get paid early at {employer}',
  text: '{employer} works with {brand}, so you can take what you’ve earned before payday.',
  work: 'Continue with your work account',
  workText: 'Your work account signs you in, or signs you up with what {employer} knows about you.',
  workTextBy:
    'Your work account is the one at {provider}. It signs you in, or signs you up with what {employer} knows about you.',
  withId: 'Sign up with my employee ID',
  have: 'I already have an account',
  loading: 'Finding your employer…',
  unknownTitle: 'We don’t recognize this link',
  unknown: 'The employer’s link may be misspelled or out of date. Find your employer by name instead.',
  find: 'Find my employer',
  failed: 'We couldn’t find out whose link this is',
  failedText: 'Try again in a moment, or find your employer by name.',
} as const;
