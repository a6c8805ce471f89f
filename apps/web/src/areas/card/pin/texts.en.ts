/** Texts of the card’s PIN. */
export const texts = {
  titles: { page: 'Choose a PIN' },
  text: 'You need it at cash machines and in some stores. Choose four digits that nobody can guess.',
  pin: 'New PIN',
  again: 'New PIN again',
  submit: 'Set PIN',
  sending: 'Setting it',
  notSet: 'The PIN wasn’t set',
  done: 'Your PIN is set.',
  proof: 'The PIN of your card is about to be set.',
  wrong: {
    missing: 'Enter four digits.',
    sequence: 'Digits in a row are easy to guess. Choose others.',
    repeat: 'Repeated digits are easy to guess. Choose others.',
    birthday: 'A birthday is easy to guess. Choose others.',
    weak: 'This PIN is easy to guess, such as your birthday or year of birth. Choose another one.',
    different: 'This isn’t the same PIN. Enter it again.',
  },
} as const;
