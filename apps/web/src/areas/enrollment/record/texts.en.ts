/** Texts of identifying a person in the employer's records. */
export const texts = {
  titles: { employeeId: 'Your employee ID', employeeDetails: 'Your date of birth' },
  next: 'Continue',
  checking: 'Checking…',
  logins: {
    title: 'There are two ways to sign up',
    text: '{employer} has a sign-in of its own. You can use that, or your employee ID.',
    withId: 'Use my employee ID',
    atWork: 'Sign in with {employer}',
  },
  id: {
    title: 'What’s your employee ID?',
    text: 'It’s how {employer} finds you in its records.',
    label: 'Employee ID',
    example: 'For example {example}',
    picture: 'A pay stub with the place where the employee ID is printed, outlined',
    missing: 'Enter your employee ID.',
    notDigits: 'At this employer, it has only digits.',
    notId: 'Use letters, digits and hyphens only.',
    digitCount:
      '{count, plural, one {At this employer, it has # digit.} other {At this employer, it has # digits.}}',
  },
  details: {
    title: 'When were you born?',
    text: '{employer} uses it to confirm that it’s you.',
    birthDate: 'Date of birth',
    missing: 'Enter your whole date of birth.',
    notFound:
      '{count, plural, =0 {That’s not in the records under this employee ID and last name. With a code from your employer, you can try again.} one {We couldn’t find you. Check your date of birth, employee ID and last name. You can try # more time.} other {We couldn’t find you. Check your date of birth, employee ID and last name. You can try # more times.}}',
  },
  over: {
    title: 'We couldn’t find you',
    text: 'There are no more tries today. {employer} can check your name, date of birth and employee ID, or give you a code to go on with.',
    ask: 'What to ask your employer',
  },
} as const;
