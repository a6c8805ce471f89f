/** Texts of linking a debit card. */
export const texts = {
  titles: { add: 'Add a debit card', confirm: 'Confirm your card', again: 'Type your card again' },
  frame: {
    title: 'Card number, expiration date and security code',
    failed: 'The card fields aren’t working',
    notLoaded: 'They didn’t load. Everything else that you typed is still here. Try again.',
    offline: 'There’s no network. What you typed is still here: connect, and send it again.',
    expired: 'They were open for too long. Open them again, and type the card once more.',
    tooMany: 'Too many cards were typed here. Go back, and start again in half an hour.',
    noAnswer: 'They aren’t responding. What you typed is still here: wait a moment, and send it again.',
    again: 'Open them again',
  },
  add: {
    text: 'It has to be your own debit card. If your plan has a program fee, the card pays it; it’s only charged when you get money.',
    name: 'Name on the card',
    nickname: 'Nickname',
    nicknameHint: 'What the card is called in your list',
    address: 'Billing address',
    otherAddress: 'Another address',
    add: 'Add this card',
    adding: 'Adding…',
    added: 'The card was added. We’ve sent you a notice about it.',
    failed: 'The card wasn’t added',
  },
  behind: {
    title: 'This card doesn’t take instant transfers',
    text: 'Pay can go to the account behind it, free on the next business day. Enter the account’s numbers.',
  },
  confirm: {
    text: 'Before your pay can go to {name} ••{last4}, its bank confirms that the card is yours. Some banks ask you first.',
    asking: 'Asking your bank…',
    frame: 'Your bank’s page',
    done: '{name} is ready. Your pay can go there now.',
    failed: 'The card can’t be used yet',
    late: 'Your bank’s page wasn’t finished in time. The card is still in your list; ask your bank again.',
  },
  again: {
    text: 'We have to check {name} ••{last4}. Type it once more: nothing else has to be set up again.',
    renewal: '{name} ••{last4} has expired. Type the new one: it has the same number and a later date.',
    check: 'Check the card',
    checking: 'Checking…',
    failed: 'The card couldn’t be checked',
  },
  problems: {
    nameMissing: 'Enter the name on the card.',
    NameNotValid: 'Use letters, single spaces and hyphens, as on the card.',
    CardAddressMismatch:
      'The bank has another billing address for this card. Enter the one on your statements.',
  },
  parts: {
    country: 'Choose a country.',
    street: 'Enter street and number.',
    apartment: 'Enter the apartment.',
    city: 'Enter the city.',
    region: 'Choose one.',
    postalCode: 'Enter the whole code.',
  },
  refused: {
    ProductCardNotAllowed: 'This card was issued by us, so it can’t be added as a card of another bank.',
    UsBankCardNotAllowed:
      'Cards of U.S. Bank can’t take our transfers. Add the account behind the card by its numbers instead.',
    CardDeclined: 'This card’s bank declined it. Check the card, or call the number on its back.',
    CardTokenExpired: 'It’s been a while since you typed the card. Type it again.',
    byBank: 'Your bank didn’t confirm the card. Ask again, or call the number on its back.',
  },
} as const;
