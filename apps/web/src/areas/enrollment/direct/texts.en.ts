/** Texts of direct enrollment: the sign-up that begins at the employer. */
export const texts = {
  titles: { employer: 'Start with your employer', progress: 'Your sign-up so far' },
  employer: {
    title: 'Who pays you?',
    text: 'Choose your employer to see what signing up takes. You can sign up without one, too.',
    next: 'See the steps',
    alone: 'Continue without my employer',
  },
  progress: {
    title: 'Here’s what’s left',
    titleBegun: 'You’re on your way',
    text: 'It takes about three minutes. What you enter stays on this device for 24 hours.',
    label: 'Steps of your sign-up',
    begin: 'Begin',
    next: 'Continue',
    saving: 'Checking…',
    failed: 'You can’t sign up here yet',
    steps: {
      employer: 'Employer',
      alone: 'No employer for now',
      aloneText: 'You can link one later. Until then there is no early pay.',
      phone: 'Mobile number',
      person: 'Name and email',
      scan: 'Picture of your ID',
      record: 'Employee ID',
      details: 'Date of birth',
      password: 'Password',
    },
  },
} as const;
