/** Texts of the page that leads to the app. */
export const texts = {
  titles: { page: 'Get the app' },
  close: 'Close',
  title: {
    any: 'Get the {brand} app',
    activated: 'Your card is ready. Get the app, too',
    getMoney: 'Get your money in the app',
    tips: 'Follow your tips in the app',
    signUp: 'Finish signing up in the app',
    addAccount: 'Add your account in the app',
  },
  text: {
    any: 'See what you’ve earned and take it, wherever you are.',
    activated: 'See what’s on your card, lock it and unlock it, wherever you are.',
    getMoney: 'Sign in as you do here, and go on where you left off.',
    tips: 'See each tip as it comes in, and where it goes.',
    signUp: 'What you have told us so far is saved. Sign in as you do here.',
    addAccount: 'Sign in as you do here. Your other accounts are there already.',
  },
  stores: {
    apple: 'Get it in the App Store',
    google: 'Get it on Google Play',
  },
  noStore: 'Look for “{brand}” in the app store on your phone.',
  open: 'Open the app, if you have it already',
  code: {
    label: 'Code that opens this page on your phone',
    text: 'Point your phone’s camera at the code, or open this address on your phone:',
  },
  inApp: {
    title: 'You’re in the app already',
    text: 'There’s nothing to install. Updates come from your phone’s app store.',
    advance: 'Continue',
  },
};
