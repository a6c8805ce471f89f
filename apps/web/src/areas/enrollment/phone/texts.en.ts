/** Texts of the phone number that a sign-up begins with, and of its code. */
export const texts = {
  titles: { createUser: 'Sign up', verifyPin: 'Confirm your phone' },
  phone: {
    title: 'What’s your mobile number?',
    text: 'We’ll text you a code to make sure it’s yours. You’ll sign in with this number later.',
    label: 'Mobile number',
    rates: 'Your carrier’s usual rates for texts apply.',
    missing: 'Enter your mobile number.',
    short: 'Enter the whole number, with its area code.',
    unreachable: 'Texts don’t reach this number. Use a mobile number, not a landline or an internet phone.',
    send: 'Text me a code',
    sending: 'Sending…',
    next: 'Continue',
    downTitle: 'We couldn’t send the code',
    direct: 'Start with my employer instead',
    known: 'Already signed up?',
  },
  resume: {
    title: 'You began signing up with {to}',
    text: 'Your answers are still here.',
    continue: 'Pick up where I left off',
    startOver: 'Start over',
  },
  work: {
    title: 'Welcome, {name}',
    text: '{employer} says it’s you. All we need is your mobile number and your email.',
    notMe: 'I’m not {name}',
  },
  exhausted: 'That was the last code that we can send for now. Wait 15 minutes, then start again.',
  otherNumber: 'Use another number',
  signIn: 'Sign in',
  forgot: 'I forgot my password',
  taken: {
    AlreadyRegisteredActive: {
      title: 'You already have an account',
      text: 'This number is signed up. Sign in with it, or choose a new password.',
    },
    Deactive: {
      title: 'This account is closed',
      text: 'The account with this number was closed. Call us if you’d like it back.',
    },
    NeedActivation: {
      title: 'Your account is almost ready',
      text: 'Someone has set up an account with this number, and it has to be activated first. Sign in to do that, or call us.',
    },
    PhoneCarrierNotValidated: {
      title: 'We can’t use this number',
      text: 'Texts don’t reach it reliably. Use another mobile number.',
    },
  },
} as const;
