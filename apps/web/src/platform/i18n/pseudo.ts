import type { Translator } from './translator.ts';

/** The name of the pseudo-language in Storybook's toolbar; in development the query `?pseudo` turns it on. */
export const pseudoLanguage = 'pseudo';

const accented: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aàeéiîoöuûcçnñsšyýzžAÀEÉIÎOÖUÛCÇNÑSŠYÝZŽ'.matchAll(/(.)(.)/gu)].map(([, plain = '', marked = '']) => [
    plain,
    marked,
  ]),
);

/** Share of a text's length that is added: as much as French needs at most. */
const growth = 0.4;

const [open, close] = ['⟦', '⟧'];

/** Converts a text to a readable, longer pseudo-language in brackets: anything without them has not come from a catalogue. */
export function pseudo(text: string): string {
  if (text === '' || /^⟦[^⟦⟧]*⟧$/u.test(text)) return text;
  // An interpolated text has brackets already; one pair surrounds all.
  const bare = text.replace(/[⟦⟧]/gu, '');
  const marked = bare.replace(/\p{L}/gu, (letter) => accented[letter] ?? letter);
  return `${open}${marked}${'~'.repeat(Math.ceil(bare.length * growth))}${close}`;
}

/** Shows all texts in the pseudo-language. For development and tests: production never loads this file. */
export function setPseudoLanguage(translator: Translator): void {
  translator.change(pseudo);
}

/** Returns words of a text that are outside the brackets. */
export function outsideOfPseudo(text: string): readonly string[] {
  return text
    .split(/⟦[^⟦⟧]*⟧/u)
    .map((rest) => rest.trim())
    .filter((rest) => /\p{L}{2}/u.test(rest));
}
