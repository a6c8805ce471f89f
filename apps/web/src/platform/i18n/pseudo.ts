import type { i18n, PostProcessorModule } from 'i18next';

/** The name of the pseudo-language in Storybook's toolbar; in development the query `?pseudo` turns it on. */
export const pseudoLanguage = 'pseudo';

const accented: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aàeéiîoöuûcçnñsšyýzžAÀEÉIÎOÖUÛCÇNÑSŠYÝZŽ'.matchAll(/(.)(.)/gu)].map(([, plain = '', marked = '']) => [
    plain,
    marked,
  ]),
);

/** Which part of a text's length is added: as much as French needs at most. */
const growth = 0.4;

const [open, close] = ['⟦', '⟧'];

/** A text in no language, readable and longer, between brackets: what shows without them has not come from a catalogue. */
export function pseudo(text: string): string {
  if (text === '' || /^⟦[^⟦⟧]*⟧$/u.test(text)) return text;
  // A text that was put into this one has brackets already; one pair stands around all.
  const bare = text.replace(/[⟦⟧]/gu, '');
  const marked = bare.replace(/\p{L}/gu, (letter) => accented[letter] ?? letter);
  return `${open}${marked}${'~'.repeat(Math.ceil(bare.length * growth))}${close}`;
}

const postProcessor: PostProcessorModule = {
  type: 'postProcessor',
  name: pseudoLanguage,
  process: (text) => pseudo(text),
};

/** Shows every text of the app in the pseudo-language from now on. For development and tests: production never loads this file. */
export function setPseudoLanguage(texts: i18n): void {
  texts.use(postProcessor);
  texts.options.postProcess = [pseudoLanguage];
  texts.emit('languageChanged', texts.language);
}

/** What of a text has letters and stands outside of the brackets. */
export function outsideOfPseudo(text: string): readonly string[] {
  return text
    .split(/⟦[^⟦⟧]*⟧/u)
    .map((rest) => rest.trim())
    .filter((rest) => /\p{L}{2}/u.test(rest));
}
