/** How many characters a note to a friend may have. */
export const longestFriendNote = 80;

/** Letters and digits that are not mistaken for one another: no I, L, O, U, 0 and 1. */
export const friendCodeLetters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
/** How many of them a code has. The first is a letter, so that none can be taken for a phone number. */
export const friendCodeLength = 10;

const pattern = new RegExp(`^(?![0-9])[${friendCodeLetters}]{${friendCodeLength}}$`);

/** Returns the code by which a person is paid, as it is compared: in capitals, without spaces and hyphens; null for no code. */
export function friendCodeOf(text: string): string | null {
  const code = text.replace(/[\s-]/g, '').toUpperCase();
  return pattern.test(code) ? code : null;
}

/** What a friend is called by a person who pays them: enough to know them by, and no more ("Sam W."). */
export function friendName(firstName: string, lastName: string): string {
  const [initial = ''] = lastName.trim();
  return initial ? `${firstName} ${initial}.` : firstName;
}

/** Returns a code in two halves, as it is read out. */
export const friendCodeText = (code: string): string =>
  `${code.slice(0, friendCodeLength / 2)}-${code.slice(friendCodeLength / 2)}`;
