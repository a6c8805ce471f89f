const marks = /\p{Diacritic}/gu;

/** The first letters of the first and the last word, at most two; a name of one word has one. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

/**
 * Which of the 26 colours a name has: 0 for A to 25 for Z, by its first letter without accents. A name in another
 * script, or one that begins with a figure, has a colour of its own all the same, and always the same one.
 */
export function letterIndex(name: string): number {
  const first = [...name.trim().normalize('NFD').replace(marks, '').toUpperCase()][0] ?? '';
  const code = first.codePointAt(0) ?? 0;
  return code >= 65 && code <= 90 ? code - 65 : code % 26;
}
