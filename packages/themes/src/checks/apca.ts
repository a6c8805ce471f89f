import Color from 'colorjs.io';
import { composite, type Rgba } from './contrast.ts';

/**
 * The lightness contrast of a text on an opaque background by APCA, 0 to about 108, without its sign: how readable the text is to the eye, which the
 * ratio of WCAG 2 misjudges for dark colours. 60 is enough for body text of 16 px and more, 75 for long texts. It is shown beside the
 * ratio, and decides nothing.
 */
export function lightnessContrast(foreground: Rgba, background: Rgba): number {
  const colour = ([red, green, blue]: Rgba) => new Color('srgb', [red, green, blue]);
  return Math.abs(colour(background).contrast(colour(composite(foreground, background)), 'APCA'));
}
