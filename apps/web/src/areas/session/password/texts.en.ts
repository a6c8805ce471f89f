/** Texts of choosing a new password, required or not. */
export const texts = {
  titles: {
    change: 'Change your password',
  },
  change: {
    text: 'You’ll be signed out on all your other devices.',
    forcedTitle: 'Choose a new password',
    forcedText: 'The one that you signed in with has to be replaced before you go on.',
    current: 'Current password',
    currentMissing: 'Enter the password that you have now.',
    currentWrong: 'That isn’t your current password.',
    submit: 'Change password',
    pending: 'Changing your password…',
    done: 'Your password is changed.',
    already: 'Your password was already changed. Use the one you chose then.',
    visitorTitle: 'Sign in first',
    visitorText: 'Then you can choose a new password.',
  },
} as const;
