/** Texts of adding an account at the partner's credit union. */
export const texts = {
  titles: {
    number: 'My pay now',
    success: 'Account set up',
    failed: 'Account not added',
    added: 'Account added',
  },
  message:
    'Enter the account or card at {creditUnion} that your pay goes to. It’s needed to pay the program fee, which is only charged when you get money.',
  saveFailed: 'The account wasn’t added',
  success: {
    skip: 'Not now',
    loadFailed: 'We couldn’t load your accounts',
    loadFailedText: 'Nothing has changed. Try again in a moment.',
    offlineText: 'Nothing has changed. Connect and try again.',
    agree: 'I’ve read the credit union agreement and agree to it',
    read: 'Read the agreement',
    saveFailed: 'Your agreement couldn’t be saved. Try again; your account is set up.',
    drawer: 'The credit union agreement',
    agreeDrawer: 'I agree',
    position: 'Agreement {page} of {pages}',
    drawerFailed: 'We couldn’t load the agreement',
    drawerFailedText: 'You haven’t agreed to anything. Try again.',
  },
  added: {
    title: 'Thank you for adding your account',
    text: 'One last step: these agreements apply to your pay and this account.',
    open: 'Read: {title}',
    agree: 'I’ve read and agree to all three',
    continue: 'Continue',
    saving: 'Saving…',
    saveFailed: 'Your agreement couldn’t be saved',
    loadFailed: 'We couldn’t load the agreements',
    loadFailedText: 'You haven’t agreed to anything, and your account stays set up. Try again.',
    offlineText: 'Your account stays set up. Connect and try again.',
  },
} as const;
