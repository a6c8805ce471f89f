import type { Colour, ColourRoles } from '../contract/tokens.ts';
import { oklchOf, tone, translucent } from './colour.ts';
import { dangerBeside } from './danger.ts';
import { contrastOf, labelFor, stateOf } from './label.ts';
import type { Seed } from './seed.ts';
import { statusColours } from './statuses.ts';

/** A dark scheme from the six colours of the light one, before any pair is checked: backgrounds in the hue of the text, colours lifted. */
export function darkDraft(seed: Seed): ColourRoles {
  const { brand, canvas, text, accent } = seed;
  const background = (lightness: number) => tone(text, lightness, 0.022);
  const ink = (lightness: number, chroma = 0.02) => tone(canvas, lightness, chroma);
  const lifted = (colour: Colour, lightness: number, chroma = 0.13) => tone(colour, lightness, chroma);
  const [brandLightness] = oklchOf(brand);
  const pages = [background(0.165), background(0.212)];
  // A colour that stands out from the dark page stays; a deeper one is lifted.
  const standsOut = pages.every((page) => contrastOf(seed.action, page) >= 3);
  const action = standsOut ? seed.action : lifted(seed.action, 0.79);
  const onAction = labelFor(action);
  const danger = dangerBeside(action, lifted(seed.danger, 0.78, 0.11), 'dark');
  const onDanger = tone(danger, 0.22, 0.08);
  return {
    canvas: background(0.165),
    surface: background(0.212),
    surfaceSunken: background(0.188),
    field: background(0.24),
    text: ink(0.955),
    textMuted: ink(0.765, 0.03),
    textDisabled: ink(0.71, 0.025),
    border: background(0.31),
    borderStrong: tone(text, 0.59, 0.035),
    action,
    actionHover: stateOf(action, onAction, 0.05),
    actionPressed: stateOf(action, onAction, 0.09),
    onAction,
    actionSubtle: tone(accent, 0.3, 0.06),
    actionSubtleHover: tone(accent, 0.355, 0.07),
    onActionSubtle: lifted(accent, 0.87, 0.08),
    disabled: background(0.285),
    link: lifted(accent, 0.82, 0.11),
    linkHover: lifted(accent, 0.89, 0.08),
    selected: lifted(accent, 0.82, 0.11),
    onSelected: tone(accent, 0.2, 0.06),
    selectedSubtle: tone(accent, 0.26, 0.05),
    brand: tone(brand, Math.min(brandLightness, 0.33)),
    onBrand: ink(0.97),
    onBrandMuted: tone(brand, 0.85, 0.06),
    media: background(0.14),
    onMedia: ink(0.97),
    danger,
    dangerHover: stateOf(danger, onDanger, 0.05),
    onDanger,
    ...statusColours(oklchOf(danger)[2], {
      text: [0.82, 0.1],
      surface: [0.255, 0.045],
      border: [0.62, 0.12],
    }),
    focusRing: lifted(accent, 0.9, 0.09),
    focusRingInner: background(0.165),
    chart: tone(accent, 0.58, 0.09),
    chartStrong: tone(accent, 0.88, 0.08),
    skeleton: background(0.27),
    skeletonShine: background(0.325),
    inverse: ink(0.955),
    onInverse: tone(text, 0.22, 0.03),
    onInverseAction: tone(accent, 0.42, 0.14),
    scrim: translucent('#000000', 0.73),
    shadow: translucent('#000000', 0.47),
  };
}
