/**
 * The token contract: every value that a brand may set, with one sentence each.
 * A brand cannot set anything else; layout, order and accessibility behaviour are not here on purpose
 * (docs/decisions/0005-brands-are-data.md).
 */

/** A CSS colour in one of the two notations the contrast checks can read: `#rrggbb` or `#rrggbbaa`. */
export type Colour = `#${string}`;

/** Colour roles. A component names a role, never a hue; a surface re-maps the same names. */
export interface ColourRoles {
  /** The page behind everything. */
  canvas: Colour;
  /** A card, sheet, dialog or header that lies on the canvas. */
  surface: Colour;
  /** A well inside a surface: the track of a bar, a code block, a quiet panel. */
  surfaceSunken: Colour;
  /** The fill of a text field, checkbox or choice card at rest. */
  field: Colour;
  /** Body text and headings. */
  text: Colour;
  /** Secondary text: captions, hints, dates. Still 4.5:1. */
  textMuted: Colour;
  /** Text and icons of a control that cannot be used now. Still 4.5:1, because people read it. */
  textDisabled: Colour;
  /** A decorative hairline between things; carries no meaning. */
  border: Colour;
  /** The edge by which one recognises a control; 3:1 against field, surface and canvas. */
  borderStrong: Colour;
  /** Fill of the primary action. Below 3:1 against the page the button gets an edge of `borderStrong`. */
  action: Colour;
  /** Fill of the primary action under the pointer. */
  actionHover: Colour;
  /** Fill of the primary action while pressed. */
  actionPressed: Colour;
  /** Text and icons on the primary action. */
  onAction: Colour;
  /** Fill of the secondary action. */
  actionSubtle: Colour;
  /** Fill of the secondary action under the pointer or pressed. */
  actionSubtleHover: Colour;
  /** Text and icons on the secondary action. */
  onActionSubtle: Colour;
  /** Fill of a control that cannot be used now. */
  disabled: Colour;
  /** Text of a link or quiet button on canvas or surface. */
  link: Colour;
  /** Text of a link or quiet button under the pointer. */
  linkHover: Colour;
  /** Fill of something selected: a ticked box, a chosen day. */
  selected: Colour;
  /** Text and icons on `selected`. */
  onSelected: Colour;
  /** Tint behind a selected choice card or row. */
  selectedSubtle: Colour;
  /** The brand's own background, for the hero panel and the header of a sign-in page. */
  brand: Colour;
  /** Text on the brand's background. */
  onBrand: Colour;
  /** Secondary text on the brand's background. */
  onBrandMuted: Colour;
  /** Background of words that lie on a photo or illustration; the media surface lays it over the picture as a veil. */
  media: Colour;
  /** Text and icons on a veiled picture. */
  onMedia: Colour;
  /** Fill of a destructive action. */
  danger: Colour;
  /** Fill of a destructive action under the pointer or pressed. */
  dangerHover: Colour;
  /** Text and icons on a destructive action. */
  onDanger: Colour;
  /** Text and icon that say that something failed, on canvas, surface or `dangerSurface`. */
  dangerText: Colour;
  /** Background of a failure message. */
  dangerSurface: Colour;
  /** Edge of a failure message or of a field in error; 3:1. */
  dangerBorder: Colour;
  /** Text and icon of a warning. */
  warningText: Colour;
  /** Background of a warning. */
  warningSurface: Colour;
  /** Edge of a warning; 3:1. */
  warningBorder: Colour;
  /** Text and icon that say that something worked. */
  successText: Colour;
  /** Background of a success message. */
  successSurface: Colour;
  /** Edge of a success message; 3:1. */
  successBorder: Colour;
  /** Text and icon of a neutral notice. */
  infoText: Colour;
  /** Background of a neutral notice. */
  infoSurface: Colour;
  /** Edge of a neutral notice; 3:1. */
  infoBorder: Colour;
  /** The outer focus ring; 3:1 against whatever lies next to it. */
  focusRing: Colour;
  /** The thin inner ring that parts the focus ring from the control; 3:1 against `focusRing`. */
  focusRingInner: Colour;
  /** Bars of a chart; 3:1 against surface. */
  chart: Colour;
  /** The bar that is chosen, or today's; 3:1 against surface and told apart from `chart` by more than hue. */
  chartStrong: Colour;
  /** Resting shape of content that is still loading. */
  skeleton: Colour;
  /** Lighter band that passes over a skeleton. */
  skeletonShine: Colour;
  /** Background of a snackbar: the inverse of the page. */
  inverse: Colour;
  /** Text on `inverse`. */
  onInverse: Colour;
  /** Text of an action on `inverse`. */
  onInverseAction: Colour;
  /** Veil over the page behind an overlay; has an alpha. */
  scrim: Colour;
  /** Colour of shadows; has an alpha. */
  shadow: Colour;
}

/** Corner radii, in CSS px. */
export interface Radii {
  /** Buttons. 999 gives a pill. */
  button: number;
  /** Text fields and choice cards. */
  field: number;
  /** Cards and banners. */
  card: number;
  /** Dialogs, and the top corners of bottom sheets. */
  sheet: number;
  /** Checkboxes, badges, chart bars; at most 8, so that a checkbox does not look like a radio button. */
  small: number;
}

/** Typography: font families and sizes. Sizes are in rem, so that they follow the reader's text size. */
export interface TypeScale {
  /** Family of body text and controls, as a CSS font-family list that ends in a generic family. */
  bodyFamily: string;
  /** Family of headings and amounts, as a CSS font-family list that ends in a generic family. */
  displayFamily: string;
  /** Weight of headings, 500 to 800. */
  headingWeight: number;
  /** Weight of button labels and emphasised words, 500 to 700. */
  strongWeight: number;
  /** Letter spacing of headings and amounts, in em; negative tightens. */
  displayTracking: number;
  /** The hero amount, rem. */
  hero: number;
  /** A screen's title, rem. */
  title: number;
  /** A section's heading, rem. */
  heading: number;
  /** Body text, rem; at least 1. */
  body: number;
  /** Labels and secondary lines, rem; at least 0.875. */
  label: number;
  /** Captions, rem; at least 0.8125. */
  caption: number;
}

/** Density: how spacious a brand is. Touch targets are at least 44 px in any case. */
export interface Density {
  /** Height of buttons and fields, CSS px; at least 44. */
  control: number;
  /** Height of a list row with two lines, CSS px; at least 56. */
  row: number;
  /** Padding inside cards and sheets, CSS px. */
  cardPadding: number;
  /** Space between the sections of a screen, CSS px. */
  section: number;
}

/** Motion. All of it stops with reduced motion. */
export interface Motion {
  /** Presses, check marks, hover; in ms, 80 to 200. */
  quick: number;
  /** Opening sheets and dialogs; in ms, 150 to 400. */
  enter: number;
  /** Easing of elements that appear, as a CSS easing function. */
  easing: string;
}

/** Shadows by elevation, as multiples of the foundation's: 0 is flat, 1 is the default. */
export interface Elevation {
  /** Cards. */
  card: number;
  /** Sheets, dialogs, snackbars. */
  overlay: number;
}

/** A brand's tokens. Colours are defined for both schemes, everything else once. */
export interface Tokens {
  light: ColourRoles;
  dark: ColourRoles;
  radius: Radii;
  type: TypeScale;
  density: Density;
  motion: Motion;
  elevation: Elevation;
}

/** Schemes that every brand has. */
export const schemes = ['light', 'dark'] as const;
/** A colour scheme. */
export type Scheme = (typeof schemes)[number];
