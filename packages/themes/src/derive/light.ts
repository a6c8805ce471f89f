import { contrast, parseColour } from '../checks/contrast.ts';
import type { Colour, ColourRoles } from '../contract/tokens.ts';
import { oklchOf, tone, translucent } from './colour.ts';
import type { Seed } from './seed.ts';
import { statusColours } from './statuses.ts';

const contrastOf = (a: Colour, b: Colour) => contrast(parseColour(a), parseColour(b));

/** White, or the darkest tone of the background's hue: whichever is read better on it. White wins where it is enough. */
function inkFor(background: Colour): Colour {
  const white = '#ffffff';
  const dark = tone(background, 0.2, 0.06);
  return contrastOf(white, background) >= 4.5 || contrastOf(white, background) > contrastOf(dark, background)
    ? white
    : dark;
}

/** A light scheme from six colours, before any pair is checked. */
export function lightDraft(seed: Seed): ColourRoles {
  const { brand, action, canvas, text, accent, danger } = seed;
  const [paper] = oklchOf(canvas);
  const background = (lightness: number, chroma?: number) => tone(canvas, lightness, chroma);
  const deeper = (colour: Colour, by: number) => tone(colour, oklchOf(colour)[0] - by);
  const onBrand = inkFor(brand);
  const [brandLightness] = oklchOf(brand);
  return {
    canvas,
    surface: background(Math.min(1, paper + 0.025), 0.012),
    surfaceSunken: background(paper - 0.025),
    field: background(1),
    text,
    textMuted: tone(text, 0.47, 0.04),
    textDisabled: tone(text, 0.5, 0.03),
    border: tone(text, paper - 0.085, 0.02),
    borderStrong: tone(text, 0.59, 0.035),
    action,
    actionHover: deeper(action, 0.05),
    actionPressed: deeper(action, 0.09),
    onAction: inkFor(action),
    actionSubtle: tone(accent, 0.925, 0.04),
    actionSubtleHover: tone(accent, 0.885, 0.06),
    onActionSubtle: tone(accent, 0.36),
    disabled: tone(text, paper - 0.06, 0.012),
    link: accent,
    linkHover: deeper(accent, 0.1),
    selected: accent,
    onSelected: inkFor(accent),
    selectedSubtle: tone(accent, 0.95, 0.03),
    brand,
    onBrand,
    onBrandMuted: tone(brand, onBrand === '#ffffff' ? 0.85 : Math.max(0, brandLightness - 0.45), 0.06),
    media: tone(text, 0.16, 0.03),
    onMedia: '#ffffff',
    danger,
    dangerHover: deeper(danger, 0.07),
    onDanger: inkFor(danger),
    ...statusColours(oklchOf(danger)[2], { text: [0.43, 0.14], surface: [0.95, 0.03], border: [0.58, 0.14] }),
    focusRing: text,
    focusRingInner: '#ffffff',
    chart: tone(accent, 0.64, 0.09),
    chartStrong: tone(accent, 0.36, 0.12),
    skeleton: tone(text, paper - 0.055, 0.015),
    skeletonShine: tone(text, paper - 0.015, 0.01),
    inverse: text,
    onInverse: canvas,
    onInverseAction: tone(accent, 0.84, 0.12),
    scrim: translucent(tone(text, 0.14, 0.03), 0.66),
    shadow: translucent(tone(text, 0.28, 0.04), 0.13),
  };
}
