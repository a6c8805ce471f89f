/** Texts of who signs up: name, e-mail, social security number and identity document. */
export const texts = {
  titles: { personalInfo: 'About you', idScan: 'Your ID' },
  next: 'Continue',
  saving: 'Checking…',
  person: {
    title: 'What’s your name?',
    text: 'Enter it as your employer has it. It’s on your pay stub.',
    firstName: 'First name',
    firstNames: {
      missing: 'Enter your first name.',
      wrong: 'Use letters only, with single spaces or hyphens between names.',
    },
    lastName: 'Last name',
    lastNames: {
      missing: 'Enter your last name.',
      wrong: 'Use letters only, with single spaces or hyphens between names.',
    },
    email: 'Email',
    emails: { missing: 'Enter your email.', wrong: 'Enter an email such as ana@example.com.' },
  },
  vouched: {
    title: 'Where can we email you?',
    text: '{employer} has told us the rest, {name}. Receipts and notices go there.',
  },
  ssn: {
    title: 'Confirm it’s you',
    text: 'Your employer asks us to check the end of your Social Security number.',
    label: 'Last 4 digits of your SSN',
    never: 'It’s checked once and never kept on this device.',
    missing: 'Enter the last 4 digits.',
    mismatch: 'These digits and your name don’t match what your employer has. Check both.',
  },
  scan: {
    title: 'Take a picture of your ID',
    text: 'A driver’s license, state ID or passport card. With it, you don’t have to type your date of birth.',
    label: 'Front of your ID',
    how: 'Lay it on a dark surface, all four edges in the frame, without glare.',
    reason: 'To read your ID.',
    noCamera:
      'The camera isn’t available to this app. Pick a picture of your ID instead, or allow the camera in the settings of your phone.',
    send: 'Use this picture',
    reading: 'Reading your ID…',
    skip: 'Continue without it',
    cancel: 'Cancel and go back',
    errors: {
      missing: 'Take a picture of your ID first.',
      unreadable: 'We couldn’t read it. Take it again in better light, or cancel.',
      expired: 'This ID has expired. Use one that’s still valid.',
      otherName:
        'The name on this ID isn’t the one you typed. Go back to change your name, or use your own ID.',
    },
  },
} as const;
