/** Texts of the page where people of the payroll brand begin. */
export const texts = {
  titles: { payroll: 'For people paid through Paychex' },
  title: 'Your pay comes through Paychex',
  text: '{brand} lets you take what you’ve earned before payday. Sign in once, and we’ll take you on to the Paychex app.',
  after: 'If that app can’t be reached, everything works here too.',
  signIn: 'Sign in',
  signUp: 'New here? Sign up',
  help: 'Can’t get in?',
} as const;
