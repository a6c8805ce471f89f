import type { Colour, ColourRoles } from '../contract/tokens.ts';
import { oklchOf, tone, translucent } from './colour.ts';
import { dangerBeside } from './danger.ts';
import { apartFrom, labelFor, readableOn, stateOf } from './label.ts';
import type { Seed } from './seed.ts';
import { statusColours } from './statuses.ts';

// Below this a page is grey, not light, and dark labels on it look dull.
const leastPaper = 0.945;
const least = { text: 4.5, part: 3 } as const;
/** How far a link is from the text around it. */
const linkApart = 0.12;

/** The page as given if it is light, otherwise its lightest tint. */
const paperOf = (canvas: Colour): Colour =>
  oklchOf(canvas)[0] >= leastPaper ? canvas : tone(canvas, 0.965, 0.02);

/** A light scheme from six colours, before any pair is checked. */
export function lightDraft(seed: Seed): ColourRoles {
  const { brand, action, accent } = seed;
  const canvas = paperOf(seed.canvas);
  const [paper] = oklchOf(canvas);
  const background = (lightness: number, chroma?: number) => tone(canvas, lightness, chroma);
  const deeper = (colour: Colour, by: number) => tone(colour, oklchOf(colour)[0] - by);
  // On a white page a card is a shade darker; on any other, lighter.
  const surface = background(paper > 0.985 ? paper - 0.022 : Math.min(1, paper + 0.025), 0.012);
  const sunken = background(paper - 0.025);
  const field = background(1);
  const selectedSubtle = tone(accent, 0.95, 0.03);
  const actionSubtle = tone(accent, 0.925, 0.04);
  const pages = [canvas, surface, sunken, field];
  const text = readableOn(seed.text, [...pages, actionSubtle], 7);
  const selected = readableOn(accent, [canvas, surface, field, selectedSubtle], least.part);
  const isReadable = (colour: Colour) => readableOn(colour, [...pages, actionSubtle], least.text) === colour;
  const link = apartFrom(accent, text, linkApart, isReadable);
  const danger = dangerBeside(action, seed.danger, 'light');
  const onAction = labelFor(action);
  const onBrand = labelFor(brand);
  const onDanger = labelFor(danger);
  const [brandLightness] = oklchOf(brand);
  return {
    canvas,
    surface,
    surfaceSunken: sunken,
    field,
    text,
    textMuted: tone(text, 0.47, 0.04),
    textDisabled: tone(text, 0.5, 0.03),
    border: tone(text, paper - 0.085, 0.02),
    borderStrong: tone(text, 0.59, 0.035),
    action,
    actionHover: stateOf(action, onAction, 0.05),
    actionPressed: stateOf(action, onAction, 0.09),
    onAction,
    actionSubtle,
    actionSubtleHover: tone(accent, 0.885, 0.06),
    onActionSubtle: tone(accent, 0.36),
    disabled: tone(text, paper - 0.06, 0.012),
    link,
    linkHover: oklchOf(link)[0] > 0.28 ? deeper(link, 0.1) : tone(link, oklchOf(link)[0] + 0.1),
    selected,
    onSelected: labelFor(selected),
    selectedSubtle,
    brand,
    onBrand,
    onBrandMuted: tone(brand, onBrand === '#ffffff' ? 0.85 : Math.max(0, brandLightness - 0.45), 0.06),
    media: tone(text, 0.16, 0.03),
    onMedia: '#ffffff',
    danger,
    dangerHover: stateOf(danger, onDanger, 0.07),
    onDanger,
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
