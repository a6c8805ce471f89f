import { contrast, parseColour } from '../checks/contrast.ts';
import type { Colour } from '../contract/tokens.ts';
import { distance, nearest, oklchOf, tone } from './colour.ts';

const white = '#ffffff';
const textContrast = 4.5;
const leastShade = 0.14;

/** Contrast of two opaque colours, 1 to 21. */
export const contrastOf = (a: Colour, b: Colour): number => contrast(parseColour(a), parseColour(b));

/** The dark label of a fill: a deep tone of its own hue, black where that is too little. */
function darkLabel(fill: Colour): Colour {
  const tinted = tone(fill, 0.2, 0.06);
  return contrastOf(tinted, fill) >= textContrast ? tinted : '#000000';
}

/** The label of a fill: white where it can be read, otherwise dark. One of the two always can. */
export const labelFor = (fill: Colour): Colour =>
  contrastOf(white, fill) >= textContrast ? white : darkLabel(fill);

/**
 * A fill under the pointer or pressed: `by` away in lightness from its label, so that the label is read better rather than worse.
 * Near black or white, where there is no room, it goes the other way.
 */
export function stateOf(fill: Colour, label: Colour, by: number): Colour {
  const [lightness] = oklchOf(fill);
  const isDarker = oklchOf(label)[0] > lightness ? lightness - by >= 0.06 : lightness + by > 0.97;
  // Steps below this lightness are all black on a screen.
  return tone(fill, isDarker ? lightness - by : Math.max(lightness, leastShade) + by);
}

/** A colour moved in lightness until it has a least contrast to each of some backgrounds; the colour itself where none will do. */
export const readableOn = (colour: Colour, backgrounds: readonly Colour[], least: number): Colour =>
  nearest(colour, (candidate) => backgrounds.every((each) => contrastOf(candidate, each) >= least)) ?? colour;

/** A colour moved in lightness until it looks at least `least` apart from another and passes `accepts`. */
export const apartFrom = (
  colour: Colour,
  other: Colour,
  least: number,
  accepts: (candidate: Colour) => boolean = () => true,
): Colour =>
  nearest(colour, (candidate) => distance(candidate, other) >= least && accepts(candidate)) ?? colour;
