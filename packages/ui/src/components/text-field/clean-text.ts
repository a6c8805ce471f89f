/** What cannot be seen, and can turn the reading direction of what stands around it or hide in a name. */
const INVISIBLE = /[\p{Cc}\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/gu;
const LINE_BREAKS = /[\t\n\r\u2028\u2029]+/g;

/** Types whose texts have no blanks in them. */
const withoutBlanks: readonly string[] = ['email', 'url'];

/** A text on one line and without what nobody sees, and an address without blanks: what is pasted or filled in often has them. */
export function cleanText(type: 'text' | 'email' | 'tel' | 'url' | 'search', text: string): string {
  const visible = text.replace(LINE_BREAKS, ' ').replace(INVISIBLE, '');
  return withoutBlanks.includes(type) ? visible.replace(/\s/g, '') : visible;
}
