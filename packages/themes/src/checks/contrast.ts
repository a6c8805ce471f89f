import type { Colour } from '../contract/tokens.ts';

/** A colour as three channels and an alpha, each 0 to 1. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/** Reads `#rrggbb` or `#rrggbbaa`. Throws on anything else, naming it. */
export function parseColour(colour: Colour): Rgba {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})?$/.exec(colour);
  if (!match) throw new Error(`"${colour}" is not a colour: write #rrggbb or #rrggbbaa in lower case.`);
  const channel = (index: number) => Number.parseInt(match[index] ?? 'ff', 16) / 255;
  return [channel(1), channel(2), channel(3), channel(4)];
}

/** Mixes `share` percent of `ink` into `background`, like `color-mix(in srgb, …)` for opaque colours. */
export function mix(ink: Rgba, background: Rgba, share: number): Rgba {
  const part = share / 100;
  const blend = (a: number, b: number) => a * part + b * (1 - part);
  return [
    blend(ink[0], background[0]),
    blend(ink[1], background[1]),
    blend(ink[2], background[2]),
    blend(ink[3], background[3]),
  ];
}

/** Blends `top` over an opaque `below`. */
export function composite(top: Rgba, below: Rgba): Rgba {
  const [red, green, blue] = mix([top[0], top[1], top[2], 1], below, top[3] * 100);
  return [red, green, blue, 1];
}

/** Relative luminance of an opaque colour. https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
export function luminance([red, green, blue]: Rgba): number {
  const linear = (channel: number) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Returns the contrast ratio of a foreground, which may be translucent, on an opaque background: 1 to 21. */
export function contrast(foreground: Rgba, background: Rgba): number {
  const a = luminance(composite(foreground, background));
  const b = luminance(background);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
