import { luminance, parseColour } from '../../checks/contrast.ts';
import type { Colour, ColourRoles, Tokens } from '../../contract/tokens.ts';
import { toHex } from '../../derive/colour.ts';
import { tokens as neutral } from '../neutral/tokens.ts';

/** The grey that is as bright as a colour, so that every contrast stays what it was. */
function grey(colour: Colour): Colour {
  const rgba = parseColour(colour);
  const light = luminance(rgba);
  const channel = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return toHex([channel, channel, channel, rgba[3]]);
}

const greys = (roles: ColourRoles) =>
  Object.fromEntries(Object.entries(roles).map(([role, colour]) => [role, grey(colour)])) as Record<
    keyof ColourRoles,
    Colour
  >;

/**
 * Wireframe: layout and nothing else. Neutral without hue, corners, shadows or weight, so that a review speaks of order and words.
 * For Storybook; it is no brand, and no app can be in it.
 */
export const tokens: Tokens = {
  light: { ...greys(neutral.light), surface: '#ffffff', canvas: '#ffffff', border: '#8c8c8c' },
  dark: { ...greys(neutral.dark), border: '#757575' },
  radius: { button: 0, field: 0, card: 0, sheet: 0, small: 0 },
  type: { ...neutral.type, headingWeight: 500, strongWeight: 500, displayTracking: 0 },
  density: neutral.density,
  motion: { ...neutral.motion, quick: 80, enter: 150 },
  elevation: { card: 0, overlay: 0 },
};
