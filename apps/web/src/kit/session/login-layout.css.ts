import { space, widths } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style, styleVariants } from '@vanilla-extract/css';

const wide = `screen and (min-width: ${widths.twoColumns}px)`;
const task = '420px';
/** Up to the column of the form, so that logo and words begin where the form does. */
const besideTask = `max(${space[5]}, (100% - ${task}) / 2)`;
/** About what the form takes on a phone, with its margins. */
const formBlockSize = '580px';
/** About what the links of the welcome page take on a phone, with their margins. */
const linksBlockSize = '310px';

export const page = style({
  minBlockSize: '100dvb',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  '@media': {
    [wide]: { gridTemplateRows: 'none', gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' },
  },
});

const surface = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space[5],
  paddingBlockStart: `calc(${space[4]} + var(--df-safe-top, 0px))`,
  paddingBlockEnd: space[7],
  paddingInline: besideTask,
  color: vars.colour.text,
  backgroundColor: vars.colour.canvas,
  '@media': {
    [wide]: { padding: space[7] },
  },
});

export const background = styleVariants({
  /** Takes the room that the form leaves on a tall phone, and none on a short one. */
  besideForm: [surface, { minBlockSize: `clamp(0px, 100dvb - ${formBlockSize}, 320px)` }],
  /** Takes the room that a few links leave. */
  aboutBrand: [surface, { minBlockSize: `max(0px, 100dvb - ${linksBlockSize})` }],
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});

/** Lines the words of its quiet buttons up with the edge, also on a row of their own. */
export const barEnd = style({ marginInline: `calc(-1 * ${space[4]})` });

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  maxInlineSize: '28rem',
  '@media': { [wide]: { gap: space[4] } },
});

const sentence = style({
  fontFamily: vars.type.displayFamily,
  fontWeight: vars.type.headingWeight,
  letterSpacing: vars.type.displayTracking,
  lineHeight: 1.15,
  maxInlineSize: '20ch',
  textWrap: 'balance',
  '@media': { [wide]: { fontSize: vars.type.hero } },
});

/** The brand's sentence. Beside a form it is a paragraph, because the form's heading is the page's. */
export const tagline = styleVariants({
  besideForm: [sentence, { fontSize: vars.type.heading }],
  aboutBrand: [sentence, { fontSize: `min(${vars.type.hero}, 11vi)` }],
});

export const onlyWide = style({ display: 'none', '@media': { [wide]: { display: 'block' } } });

export const panel = style({
  marginBlockStart: `calc(-1 * ${space[5]})`,
  paddingBlockStart: space[6],
  paddingBlockEnd: `calc(${space[5]} + var(--df-safe-bottom, 0px))`,
  paddingInline: space[5],
  borderStartStartRadius: vars.radius.sheet,
  borderStartEndRadius: vars.radius.sheet,
  backgroundColor: vars.colour.canvas,
  '@media': {
    [wide]: { margin: 0, padding: space[7], borderRadius: 0, display: 'grid', alignItems: 'center' },
  },
});

export const column = style({
  inlineSize: '100%',
  maxInlineSize: task,
  marginInline: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: space[5],
});

/** The place of a button that may come late, or not at all. */
export const lateButton = style({ minBlockSize: vars.density.control });
