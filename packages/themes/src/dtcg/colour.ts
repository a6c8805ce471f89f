import Color from 'colorjs.io';
import { isRecord } from '../checks/read-tokens.ts';
import { toHex } from '../derive/colour.ts';

/** The colour spaces of the format, by the names that the colour library has for them. https://www.designtokens.org/tr/2025.10/color/ */
const spaces: Readonly<Record<string, string>> = {
  srgb: 'srgb',
  'srgb-linear': 'srgb-linear',
  hsl: 'hsl',
  hwb: 'hwb',
  lab: 'lab',
  lch: 'lch',
  oklab: 'oklab',
  oklch: 'oklch',
  'display-p3': 'p3',
  'a98-rgb': 'a98rgb',
  'prophoto-rgb': 'prophoto',
  rec2020: 'rec2020',
  'xyz-d65': 'xyz-d65',
  'xyz-d50': 'xyz-d50',
};

/** A colour as the contract writes it, or what came in where it is none; and whether it lay outside sRGB. */
export interface ReadColour {
  readonly value: unknown;
  readonly wasMapped: boolean;
}

const longestText = 100;

function colourFrom(value: unknown): Color | undefined {
  if (typeof value === 'string') {
    return value.length > longestText ? undefined : new Color(value);
  }
  if (!isRecord(value)) return undefined;
  const { colorSpace = 'srgb', components, alpha = 1 } = value;
  const space = typeof colorSpace === 'string' && Object.hasOwn(spaces, colorSpace) && spaces[colorSpace];
  if (!space || !Array.isArray(components) || typeof alpha !== 'number') return undefined;
  // "none" is a component that says nothing, such as the hue of a grey.
  const numbers = components.map((part: unknown) => (part === 'none' ? 0 : part));
  const [one, two, three] = numbers;
  const isNumber = (part: unknown): part is number => typeof part === 'number' && Number.isFinite(part);
  if (numbers.length !== 3 || !isNumber(one) || !isNumber(two) || !isNumber(three)) return undefined;
  return new Color(space, [one, two, three], alpha);
}

const clamp = (part: number | null) => Math.min(1, Math.max(0, part ?? 0));

/** Reads a colour of any space of the format, or CSS text. What a screen of sRGB cannot show becomes the nearest that it can. */
export function readColour(value: unknown): ReadColour {
  if (typeof value === 'string' && /^#[0-9a-f]{8}$/i.test(value)) {
    return { value: value.toLowerCase().replace(/ff$/, ''), wasMapped: false };
  }
  try {
    const colour = colourFrom(value)?.to('srgb');
    if (!colour) return { value, wasMapped: false };
    const wasMapped = !colour.inGamut('srgb', { epsilon: 0.0005 });
    const [red, green, blue] = (wasMapped ? colour.toGamut({ space: 'srgb', method: 'css' }) : colour).coords;
    return { value: toHex([clamp(red), clamp(green), clamp(blue), clamp(colour.alpha)]), wasMapped };
  } catch {
    return { value, wasMapped: false };
  }
}
