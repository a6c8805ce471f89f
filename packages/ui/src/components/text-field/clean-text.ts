const INVISIBLE = /[\p{Cc}\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/gu;

/** A text without what nobody sees, and an e-mail address without blanks: what is pasted or filled in often has both. */
export function cleanText(mode: 'text' | 'email', text: string): string {
  const visible = text.replace(INVISIBLE, '');
  return mode === 'email' ? visible.replace(/\s/g, '') : visible;
}
