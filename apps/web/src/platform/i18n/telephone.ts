/** Returns the `tel:` link of a formatted number. A number with 10 digits is North American. */
export function telephone(written: string): `tel:+${string}` {
  const digits = written.replace(/\D/g, '');
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`;
}

/** Keeps a formatted number on one line: no line breaks at a word joiner, which has no width and no glyph of its own, or at a fixed space. */
export function onOneLine(written: string): string {
  return written.replaceAll(' ', '\u00A0').replaceAll('-', '\u2060-\u2060');
}
