import type { Rgba } from '../checks/contrast.ts';

/** An opaque colour as the eye orders it: lightness 0 to 1, chroma 0 to about 0.37, hue in degrees. https://www.w3.org/TR/css-color-4/#ok-lab */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

type Triple = readonly [number, number, number];

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const encoded = (channel: number) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

/** Lightness and the two opponent axes of an opaque colour. */
export function toOklab([red, green, blue]: Rgba): Triple {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** The three channels of an OKLab colour, which may lie outside 0 to 1. */
function fromOklab([lightness, a, b]: Triple): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encoded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** A colour by lightness, chroma and hue; its alpha is left out. */
export function toOklch(colour: Rgba): Oklch {
  const [lightness, a, b] = toOklab(colour);
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return [lightness, Math.hypot(a, b), hue < 0 ? hue + 360 : hue];
}

const shown = (channels: Triple) => channels.every((channel) => channel >= -0.0005 && channel <= 1.0005);

const clamp = (channel: number) => Math.min(1, Math.max(0, channel));

/** The nearest colour that sRGB can show: lightness and hue stay, chroma gives way. */
export function fromOklch([lightness, chroma, hue]: Oklch): Rgba {
  const turn = (hue * Math.PI) / 180;
  const at = (c: number) => fromOklab([clamp(lightness), c * Math.cos(turn), c * Math.sin(turn)]);
  let [low, high] = [0, chroma];
  if (shown(at(chroma))) low = chroma;
  // Twelve halvings are finer than one step of an eight-bit channel.
  for (let step = 0; low < chroma && step < 12; step += 1) {
    const middle = (low + high) / 2;
    if (shown(at(middle))) low = middle;
    else high = middle;
  }
  const [red, green, blue] = at(low);
  return [clamp(red), clamp(green), clamp(blue), 1];
}
