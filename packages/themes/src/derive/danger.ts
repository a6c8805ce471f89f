import type { Colour } from '../contract/tokens.ts';
import { colourOf, distance, oklchOf } from './colour.ts';

/** The hues that people take for danger, in degrees of OKLCH from the first, clockwise, to the second: crimson to vermilion. */
const reds = { from: 345, to: 40 } as const;

/** How far apart a destructive action and the main action are mixed: clearly two colours, side by side or not. */
const apart = 0.1;

const steps = (from: number, to: number, count: number) =>
  Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1));

/** Reds of every kind between two lightnesses. */
const candidates = ([low, high]: readonly [number, number]): readonly Colour[] =>
  steps(reds.from, reds.to + 360, 12).flatMap((hue) =>
    steps(low, high, 10).flatMap((lightness) =>
      [0.1, 0.14, 0.18].map((chroma) => colourOf([lightness, chroma, hue % 360])),
    ),
  );

const light = candidates([0.34, 0.56]);
const dark = candidates([0.7, 0.84]);

/** Whether a colour is a red that people take for danger. */
function isRed(colour: Colour): boolean {
  const [, chroma, hue] = oklchOf(colour);
  return chroma >= 0.06 && (hue >= reds.from || hue <= reds.to);
}

/**
 * The colour of destructive actions: as given where it is a red and apart from the main action, otherwise the nearest red that is.
 * A red brand's own red stays with its main action.
 */
export function dangerBeside(action: Colour, given: Colour, scheme: 'light' | 'dark'): Colour {
  const fits = (colour: Colour) => isRed(colour) && distance(colour, action) >= apart;
  if (fits(given)) return given;
  return (
    (scheme === 'light' ? light : dark)
      .filter(fits)
      .toSorted((a, b) => distance(a, given) - distance(b, given))[0] ?? given
  );
}
