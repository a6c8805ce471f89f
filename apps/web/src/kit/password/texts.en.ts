/** Texts of a new password: its rules, and why one is not accepted. */
export const texts = {
  label: 'New password',
  notSame: 'It can’t be the one you have now.',
  missing: 'Choose a new password.',
  wrong: 'Your password needs everything on this list.',
  same: 'That’s the password you have now. Choose another one.',
  refused: 'This password isn’t accepted. Choose another one.',
  leaked:
    'This password is easy to guess: it has leaked from other sites, or is built on a name. Choose another one.',
  rules: {
    MinLength: '{count, plural, one {At least # character} other {At least # characters}}',
    MaxLength: '{count, plural, one {At most # character} other {At most # characters}}',
    AnyLetter: 'A letter',
    UpperAndLower: 'Upper- and lowercase letter',
    Upper: 'An uppercase letter',
    Lower: 'A lowercase letter',
    Digit: 'A number',
    Special: 'A symbol such as ! or ?',
    AllowedSpecialsOnly: 'No symbols other than {allowed}',
    Whitespace: 'A space',
    NoWhitespace: 'No spaces',
    NoEmoji: 'No emoji',
  },
} as const;
