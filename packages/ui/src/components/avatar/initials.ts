const marks = /\p{Diacritic}/gu;

/** Returns the first letters of the first and last word; a single word gives one letter. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

/**
 * Returns the index of a name's colour, 0 for A to 25 for Z, by its first letter without accents. Names in other scripts or starting with
 * a digit also get a stable colour.
 */
export function letterIndex(name: string): number {
  const first = [...name.trim().normalize('NFD').replace(marks, '').toUpperCase()][0] ?? '';
  const code = first.codePointAt(0) ?? 0;
  return code >= 65 && code <= 90 ? code - 65 : code % 26;
}
