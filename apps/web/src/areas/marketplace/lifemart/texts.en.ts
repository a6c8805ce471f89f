/** Texts of the page before LifeMart. */
export const texts = {
  titles: { page: 'Exclusive discounts' },
  text: 'Through your employer you get prices at LifeMart that others don’t. You leave this app to shop there.',
  offer: 'Lower prices on travel, tickets and everyday things',
  steps: {
    open: 'Press “Get Started”',
    openText: 'LifeMart opens and already knows you: no new password.',
    find: 'Find what you need',
    findText: 'Search by brand, or look through what is near you.',
    save: 'Pay less',
    saveText: 'You pay LifeMart or the store itself. Your pay here isn’t touched.',
  },
  failed: 'We couldn’t open LifeMart. Nothing was bought. Try again in a moment.',
  offline: 'You’re offline. Connect to the internet and try again.',
};
