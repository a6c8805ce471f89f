/** Letters and digits that are not mistaken for one another: no I, L, O, U, 0 and 1. */
export const inviteCodeLetters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
/** How many of them the code of an invitation has. */
export const inviteCodeLength = 8;

const pattern = new RegExp(`^[${inviteCodeLetters}]{${inviteCodeLength}}$`);

/** Returns the code of an invitation as it is compared: in capitals, without spaces and hyphens; null for no code. */
export function inviteCodeOf(text: string): string | null {
  const code = text.replace(/[\s-]/g, '').toUpperCase();
  return pattern.test(code) ? code : null;
}

/** Returns a code in two halves, as it is read out. */
export const inviteCodeText = (code: string): string =>
  `${code.slice(0, inviteCodeLength / 2)}-${code.slice(inviteCodeLength / 2)}`;

/** Where the link of an invitation leads. */
export const invitedPath = '/welcome/invited';
/** The parameter of that link with the code. */
export const inviteCodeParameter = 'code';

/** The address that an invitation with a code has. */
export const inviteLink = (origin: string, code: string): string =>
  `${origin}${invitedPath}?${inviteCodeParameter}=${code}`;
