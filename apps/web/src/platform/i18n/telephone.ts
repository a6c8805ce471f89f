/** Returns the `tel:` link of a formatted number. A number with 10 digits is North American. */
export function telephone(written: string): string {
  const digits = written.replace(/\D/g, '');
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`;
}

/** Keeps a formatted number on one line: its hyphens become ones at which no line breaks. */
export function onOneLine(written: string): string {
  return written.replaceAll('-', '\u2011');
}
