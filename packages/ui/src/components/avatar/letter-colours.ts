import type { Colour } from '@dayfare/themes/contract';
import { colourOf } from '@dayfare/themes/derive/colour';

/** Background and text colours of a letter's avatar in both schemes. */
export interface LetterColour {
  readonly light: { readonly background: Colour; readonly ink: Colour };
  readonly dark: { readonly background: Colour; readonly ink: Colour };
}

/** Steps of hue between neighbouring letters: far apart, and coprime to 26, so all 26 hues are used. */
const stride = 7;

/** The 26 colours, A to Z. They only tell people apart, so brands do not set them: one lightness, 26 hues, with text of the same hue. */
export const letterColours: readonly LetterColour[] = Array.from({ length: 26 }, (_, index) => {
  const hue = ((index * stride) % 26) * (360 / 26);
  return {
    light: { background: colourOf([0.89, 0.07, hue]), ink: colourOf([0.37, 0.11, hue]) },
    dark: { background: colourOf([0.36, 0.08, hue]), ink: colourOf([0.92, 0.05, hue]) },
  };
});
