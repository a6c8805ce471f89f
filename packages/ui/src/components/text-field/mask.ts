const slots: Readonly<Record<string, RegExp>> = { '#': /\d/, A: /\p{L}/u, '*': /[\p{L}\d]/u };

/**
 * Lays a text into a mask: `#` a digit, `A` a letter, `*` either, all else stands as it is.
 * `(###) ###-####` makes `(555) 123` of `555123`. Literals come only when something follows them, so that deleting never gets stuck.
 */
export function applyMask(mask: string, text: string): string {
  const signs = [...text].filter((sign) => /[\p{L}\d]/u.test(sign));
  let shown = '';
  let literals = '';
  for (const place of mask) {
    const slot = slots[place];
    if (!slot) {
      literals += place;
      // A literal that is itself a letter or digit is already in the text when it is laid in again.
      if (signs[0] === place) signs.shift();
      continue;
    }
    while (signs.length > 0 && !slot.test(signs[0] ?? '')) signs.shift();
    const next = signs.shift();
    if (next === undefined) break;
    shown += literals + next;
    literals = '';
  }
  return shown;
}
