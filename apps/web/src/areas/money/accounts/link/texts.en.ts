/** Texts of linking a bank: before its page opens, and after the return. */
export const texts = {
  titles: {
    link: 'Link your bank',
  },
  intro:
    'You’ll sign in on your bank’s own page and choose an account. We’re told its number and type, never your password.',
  again: 'You’ll sign in on your bank’s own page, so that {name} works again. We never see your password.',
  go: 'Continue to your bank',
  going: 'Opening your bank’s page…',
  failed: 'We couldn’t open your bank’s page',
  noPage: 'There is issue in bank linking. Please try later.',
  checkTitle: 'Add this account?',
  checkAgain: 'Use this account again?',
  resuming: 'Checking with your bank…',
  outcomeFailed: 'We couldn’t ask your bank',
  outcomeFailedText: 'Nothing has changed. Try again in a moment.',
  outcomeOffline: 'Nothing has changed. Connect and try again.',
  cancelled: 'You left your bank’s page, so nothing was added.',
  locked:
    'Your bank has locked its online banking, so nothing was added. Call your bank, or add the account by its numbers.',
  broken:
    'Something went wrong at your bank, so nothing was added. Try again, or add the account by its numbers.',
  expired: 'Your bank’s page is no longer open, so nothing was added. Sign in there again.',
  byHand: 'Add it by its numbers instead',
  save: 'Add this account',
  saveAgain: 'Use it again',
  saving: 'Saving…',
  saved: '{bank} was added. Your pay can go there now.',
  savedAgain: '{bank} works again.',
  saveFailed: 'The account wasn’t added',
  lostTitle: 'There’s nothing to finish here',
  lost: 'If you began in the app or in another browser, go back there: it goes on by itself. Otherwise no account is being linked, and nothing has changed.',
} as const;
