/** Texts of the sign-in screen; its heading is the brand's own. */
export const texts = {
  titles: { welcome: 'Welcome', login: 'Sign in' },
  welcome: { signUp: 'Sign up', help: 'Any questions?' },
  login: {
    identifier: 'Phone number or email',
    password: 'Password',
    submit: 'Sign in',
    submitting: 'Signing in…',
    signUp: 'New here? Sign up',
    forgot: 'Forgot your password?',
    work: 'Sign in with a work account',
    help: 'Trouble signing in?',
  },
  passkey: {
    signIn: 'Sign in with a passkey',
    pending: 'Waiting for your device…',
    failed: 'You aren’t signed in yet',
    failedText: 'Try again, or use your password.',
  },
  errors: {
    identifierMissing: 'Enter your phone number or email.',
    identifierWrong: 'Enter a phone number with 10 digits, or an email such as ana@example.com.',
    passwordMissing: 'Enter your password.',
    wrongTitle: 'That didn’t match',
    wrong: 'Check your phone number or email and your password, and try again.',
    blockedTitle: 'Too many tries',
    blocked:
      '{count, plural, one {For your safety, signing in is paused. Try again in # minute.} other {For your safety, signing in is paused. Try again in # minutes.}}',
    blockedOver: 'You can try again now.',
    deactivatedTitle: 'This account is closed',
    deactivated: 'If you think that’s a mistake, call {supportName}.',
    downTitle: 'We can’t sign you in right now',
    down: 'The problem is on our side. Try again in a moment; what you typed is still here.',
    clockTitle: 'Your device’s clock is off',
    clock: 'Set the date and time to automatic in your device’s settings, then try again.',
  },
} as const;
