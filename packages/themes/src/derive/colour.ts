import { parseColour, type Rgba } from '../checks/contrast.ts';
import type { Colour } from '../contract/tokens.ts';
import { fromOklch, type Oklch, toOklab, toOklch } from './oklch.ts';

/** A colour as the contract writes it; the alpha only where there is one. */
export function toHex([red, green, blue, alpha]: Rgba): Colour {
  const pair = (channel: number) =>
    Math.round(channel * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${pair(red)}${pair(green)}${pair(blue)}${alpha < 1 ? pair(alpha) : ''}`;
}

/** A colour of the contract by lightness, chroma and hue. */
export const oklchOf = (colour: Colour): Oklch => toOklch(parseColour(colour));

/** A colour of the contract from lightness, chroma and hue; chroma gives way where sRGB cannot show it. */
export const colourOf = (oklch: Oklch): Colour => toHex(fromOklch(oklch));

/** The same hue at another lightness, with at most `chroma`. */
export function tone(colour: Colour, lightness: number, chroma = Number.POSITIVE_INFINITY): Colour {
  const [, own, hue] = oklchOf(colour);
  return colourOf([lightness, Math.min(own, chroma), hue]);
}

/** The same colour with an alpha of 0 to 1. */
export function translucent(colour: Colour, alpha: number): Colour {
  const [red, green, blue] = parseColour(colour);
  return toHex([red, green, blue, alpha]);
}

/** How far apart two colours look: 0 alike, 0.02 just told apart, 1 black and white. */
export function distance(a: Colour, b: Colour): number {
  const [one, other] = [toOklab(parseColour(a)), toOklab(parseColour(b))];
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

const step = 0.005;

/** A way through lightness: darker, or lighter. */
export type Direction = -1 | 1;

/** The first colour of the same hue that passes `accepts` on the way from `colour` to black (-1) or to white (1); undefined if none does. */
export function nearestTowards(
  direction: Direction,
  colour: Colour,
  accepts: (candidate: Colour) => boolean,
): Colour | undefined {
  const [lightness, chroma, hue] = oklchOf(colour);
  const room = direction === 1 ? 1 - lightness : lightness;
  for (let away = step; away <= room + step; away += step) {
    const found = colourOf([lightness + direction * away, chroma, hue]);
    if (accepts(found)) return found;
  }
  return undefined;
}

/**
 * The colour of the same hue that passes `accepts` and lies nearest in lightness; the colour itself if it passes. Undefined if
 * none does, from black to white.
 */
export function nearest(colour: Colour, accepts: (candidate: Colour) => boolean): Colour | undefined {
  if (accepts(colour)) return colour;
  const [lightness, chroma, hue] = oklchOf(colour);
  for (let away = step; away <= 1; away += step) {
    for (const candidate of [lightness - away, lightness + away]) {
      if (candidate < -step || candidate > 1 + step) continue;
      const found = colourOf([candidate, chroma, hue]);
      if (accepts(found)) return found;
    }
  }
  return undefined;
}
