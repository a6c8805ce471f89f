/** Texts of the employer to sign up at, and of what to do without one. */
export const texts = {
  titles: { employer: 'Find your employer', contact: 'Ask your employer' },
  title: 'Who do you work for?',
  text: 'Your employer tells us the hours you’ve worked, so that we know what you’ve earned.',
  label: 'Employer',
  example: 'Start typing its name',
  more: 'Type at least two letters of the name.',
  none: 'No employer by that name. Try another part of it, or the name on your pay stub.',
  missing: 'Choose your employer from the list.',
  next: 'Continue',
  saving: 'Checking…',
  failed: 'You can’t sign up here yet',
  notListed: 'My employer isn’t on the list',
  contact: {
    title: 'Ask your employer',
    text: 'Your manager or the people who run payroll can help with these.',
    offers: 'Does my company offer early pay, and under which name is it listed?',
    records: 'Are my name, date of birth and employee ID right in the company’s records?',
    kept: 'What you’ve told us so far stays on this device for 24 hours.',
    search: 'Search for my employer again',
  },
} as const;
