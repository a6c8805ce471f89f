const accents: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'ë',
  i: 'ï',
  n: 'ñ',
  o: 'ö',
  u: 'ü',
  y: 'ÿ',
  A: 'Å',
  C: 'Ç',
  E: 'É',
  I: 'Î',
  N: 'Ñ',
  O: 'Ø',
  U: 'Û',
};

/** The text with accents above and below, and in brackets that show where it is cut off: `[Påÿ]`. */
export function accented(text: string): string {
  return `[${[...text].map((sign) => accents[sign] ?? sign).join('')}]`;
}

/** The text at twice its length, in words that break as real ones do: the longest that a translation gets. */
export function twiceAsLong(text: string): string {
  const words = text.split(' ');
  return [...words, ...words.map((word) => word.toLocaleLowerCase('en-US'))].join(' ');
}

/** One word that offers no place to break, longer than a phone is wide. */
export const unbreakable = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';

/** Right-to-left words and a figure, set apart so that they do not turn what is around them. */
export const rightToLeft = '\u2068الراتب 40.25\u2069';
