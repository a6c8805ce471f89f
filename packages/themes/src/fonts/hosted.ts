import type { Tokens } from '../contract/tokens.ts';

/** A variable font that comes with the app, for the weights that brands use. */
export interface HostedFont {
  /** Package of @fontsource-variable that has the file. */
  readonly package: string;
  /** Lightest and boldest weight that is kept of it. */
  readonly weights: readonly [number, number];
  /** What stands in for it until it has come. */
  readonly kind: 'sans' | 'serif';
}

/** Every font that a brand can have by naming it first in a family of its tokens. All are under the SIL Open Font License. */
export const hostedFonts: Readonly<Record<string, HostedFont>> = {
  Archivo: { package: 'archivo', weights: [400, 800], kind: 'sans' },
  'Archivo Narrow': { package: 'archivo-narrow', weights: [400, 700], kind: 'sans' },
  Cabin: { package: 'cabin', weights: [400, 700], kind: 'sans' },
  Montserrat: { package: 'montserrat', weights: [400, 800], kind: 'sans' },
  Nunito: { package: 'nunito', weights: [400, 800], kind: 'sans' },
  'Source Sans 3': { package: 'source-sans-3', weights: [400, 600], kind: 'sans' },
  'Source Serif 4': { package: 'source-serif-4', weights: [600, 600], kind: 'serif' },
};

/** Most bytes that the fonts of one brand may have, as woff2. */
export const fontBytes = 35_000;

/** The characters that English, Spanish and French need. Anything else is drawn in the next font of the family. */
export const fontCharacters: string = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)),
  'áéíóúüñÁÉÍÓÚÜÑ¿¡',
  'àâæçèêëîïôœùûÿÀÂÆÇÈÊËÎÏÔŒÙÛŸ«»',
  '–—‘’“”…•·¢°−\u00A0\u202F\u2011',
].join('');

const firstName = (family: string) => (family.split(',')[0] ?? '').trim().replace(/^'|'$/g, '');

/** The hosted fonts of a brand, each once: those that its families name first. */
export const fontsOf = ({ type }: Pick<Tokens, 'type'>): readonly string[] =>
  [...new Set([type.bodyFamily, type.displayFamily].map(firstName))].filter((name) =>
    Object.hasOwn(hostedFonts, name),
  );
