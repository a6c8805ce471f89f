/** Invisible characters, which can reverse the reading direction of the text around them or hide in a name. */
const INVISIBLE = /[\p{Cc}\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/gu;
const LINE_BREAKS = /[\t\n\r\u2028\u2029]+/g;

/** Types whose values contain no spaces. */
const withoutBlanks: readonly string[] = ['email', 'url'];

/** Without a letter or `@` it is no address: a phone number, where one can sign in with either. */
const address = /[\p{L}@]/u;

/**
 * Returns the text on one line and without invisible characters, and an address without spaces: pasted or filled-in text often has them. A phone
 * number keeps those that it is written with.
 */
export function cleanText(type: 'text' | 'email' | 'tel' | 'url' | 'search', text: string): string {
  const visible = text.replace(LINE_BREAKS, ' ').replace(INVISIBLE, '');
  return withoutBlanks.includes(type) && address.test(visible) ? visible.replace(/\s/g, '') : visible;
}
