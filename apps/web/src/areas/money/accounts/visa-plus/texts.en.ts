/** Texts of adding an account at another service by its Visa+ payname. */
export const texts = {
  titles: { page: 'Add a Visa+ account' },
  text: 'With Visa+, your pay goes to an account in another app, such as Venmo or PayPal. You need no account number, only your payname there.',
  payname: 'Your Visa+ payname',
  hint: 'For example maya.torres+venmo. You’ll find yours in the settings of that app.',
} as const;
