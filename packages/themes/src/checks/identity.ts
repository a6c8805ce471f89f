import unhomoglyph from 'unhomoglyph';
import { shown } from './read-tokens.ts';

/** Protected names that no other brand's name may contain as a whole word: people trust them with their pay. */
export const protectedNames = ['Paycor', 'OnShift', 'UKG', 'Dayfare'] as const;

const longestName = 16;

/** Latin letters that are no letter of a to z with a mark, as what they are read as. */
const foldedLetters: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'p',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/** Digits and letters that are taken for another at a glance. */
const lookalikes: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  l: 'i',
  3: 'e',
  5: 's',
  8: 'b',
  $: 's',
};

/** Letters without their marks, in lower case and in the forms that people type. https://unicode.org/reports/tr15/ */
const plain = (text: string) =>
  [...text.normalize('NFKC').toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')]
    .map((character) => foldedLetters[character] ?? character)
    .join('');

/**
 * Returns the skeleton of a name: names with the same skeleton can be confused. Uses Unicode's table of confusable characters, and
 * letters that people misread at a glance. https://unicode.org/reports/tr39/#Confusable_Detection
 */
export const skeleton = (name: string): string =>
  [...plain(unhomoglyph(plain(name)))]
    .map((character) => lookalikes[character] ?? character)
    .join('')
    .replace(/[^a-z0-9]/g, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

/** Every run of neighbouring words, so that "U K G" is met as well as "Pay with UKG". */
function runs(text: string): string[] {
  const words = text.split(/[^\p{L}\p{N}\p{M}$]+/u).filter(Boolean);
  return words.flatMap((_, from) =>
    words.slice(from).map((_word, length) => words.slice(from, from + length + 1).join('')),
  );
}

/** Returns the protected name that a text contains as a whole word, or in a confusable form; undefined if none. */
export function protectedNameIn(text: string): string | undefined {
  const found = new Set(runs(text).map(skeleton));
  return protectedNames.find((name) => found.has(skeleton(name)));
}

/** Returns the other brand that a text names: a protected one, or one of `taken` in full. Undefined if none. */
export const otherNameIn = (text: string, taken: readonly string[]): string | undefined =>
  protectedNameIn(text) ?? taken.find((candidate) => skeleton(candidate) === skeleton(text));

/** Whether every letter is one that people can type and tell apart: a to z, with or without a mark, or one of the few others of our alphabets. */
const isPlainlyWritten = (name: string) =>
  name.normalize('NFKC') === name.normalize('NFC') &&
  [...name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')].every(
    (character) => /^[a-z\d &.'’-]$/.test(character) || Object.hasOwn(foldedLetters, character),
  );

/** Returns what is wrong with a brand's name. `taken` are the names of other brands, which it must not resemble. */
export function nameProblems(name: unknown, taken: readonly string[]): string[] {
  if (typeof name !== 'string' || !/^[\p{L}\d]/u.test(name) || !isPlainlyWritten(name)) {
    return [`name is ${shown(name)} and must be Latin letters, digits, spaces and & . ' -.`];
  }
  if (name.length > longestName) return [`name has ${name.length} characters and may have ${longestName}.`];
  const other = protectedNameIn(name) ?? taken.find((candidate) => skeleton(candidate) === skeleton(name));
  return other === undefined ? [] : [`name is ${shown(name)} and can be taken for ${other}.`];
}
