/** Texts of adding an account at another service by its Visa+ payname. */
export const texts = {
  titles: { page: 'Add a Visa+ account' },
  add: 'Visa+ payname',
  addText: 'For Venmo, PayPal and other apps; receives pay in minutes',
  text: 'With Visa+, your pay goes to an account in another app, such as Venmo or PayPal. You need no account number, only your payname there.',
  payname: 'Your Visa+ payname',
  hint: 'For example maya.torres+venmo. You’ll find yours in the settings of that app.',
  submit: 'Add this payname',
  adding: 'Looking it up…',
  added: 'The payname was added. We’ve sent you a notice about it.',
  failed: 'The payname wasn’t added',
  proof: 'You’re adding a place for your pay, so we make sure that it’s you.',
  byNumbers: 'Add a bank account by its numbers',
  problems: {
    Required: 'Enter your payname.',
    PayNameNotValid: 'A payname is your name, a plus sign and the app, such as maya.torres+venmo.',
    PayNameNotFound: 'Nobody has this payname. Copy it from the app that it belongs to.',
    OtherService: 'That payname belongs to another app. A PayPal one ends with +paypal.',
    InstrumentExists: 'This payname is already in your list.',
  },
} as const;
