/** What a person signs in with, as calls name it. */
export const identifierTypes = ['Username', 'EmailAddress', 'MobileNumber'] as const;

/** One of those, or nothing at all. */
export type IdentifierKind = 'None' | (typeof identifierTypes)[number];

const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const octet = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)';
const email = new RegExp(
  `^(?=.{1,64}@)${atom}(?:\\.${atom})*@(?:(?:${label}\\.)+[A-Za-z]{2,63}|\\[${octet}(?:\\.${octet}){3}\\])$`,
);
const longestEmail = 254;

/** Whether a text is an e-mail address: local part, then a domain ending in two or more letters, or `[1.2.3.4]`. */
export function isEmail(text: string): boolean {
  return text.length <= longestEmail && email.test(text);
}

/** Removes spaces, parentheses and hyphens from a phone number. */
export function normalisePhone(text: string): string {
  return text.replace(/[\s()-]/g, '');
}

/** Returns what a sign-in identifier is. 10 to 15 digits, with or without a plus sign, are a phone number. */
export function identifierType(text: string): IdentifierKind {
  const trimmed = text.trim();
  if (trimmed === '') return 'None';
  if (isEmail(trimmed)) return 'EmailAddress';
  return /^\+?\d{10,15}$/.test(normalisePhone(trimmed)) ? 'MobileNumber' : 'Username';
}

/** A phone number as people write it: a North American one as "(202) 555-0112", any other text as it is. */
export function phoneText(text: string): string {
  const digits = /^(?:\+?1)?(\d{3})(\d{3})(\d{4})$/.exec(normalisePhone(text.trim()));
  return digits ? `(${digits[1]}) ${digits[2]}-${digits[3]}` : text.trim();
}
