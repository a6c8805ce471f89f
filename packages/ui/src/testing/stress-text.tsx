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

/** Adds accents above and below the text, and brackets that show where it is cut off: `[Påÿ]`. */
export function accented(text: string): string {
  return `[${[...text].map((sign) => accents[sign] ?? sign).join('')}]`;
}

/** Returns the text at twice its length, in words that wrap like real ones: as long as translations get. */
export function twiceAsLong(text: string): string {
  const words = text.split(' ');
  return [...words, ...words.map((word) => word.toLocaleLowerCase('en-US'))].join(' ');
}

/** A single word without break opportunities, wider than a phone. */
export const unbreakable = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';

/** Right-to-left words and a number, isolated so that they do not affect the text around them. */
export const rightToLeft = '\u2068الراتب 40.25\u2069';
