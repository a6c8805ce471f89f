import { space, widths } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';

const wide = `screen and (min-width: ${widths.twoColumns}px)`;
const task = '420px';
/** Up to the column of the form, so that logo and words begin where the form does. */
const besideTask = `max(${space[5]}, (100% - ${task}) / 2)`;
/** About what the form takes on a phone, with its margins. */
const formBlockSize = '580px';

export const page = style({
  minBlockSize: '100dvb',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  '@media': {
    [wide]: { gridTemplateRows: 'none', gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' },
  },
});

export const background = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space[5],
  // Takes the room that the form leaves on a tall phone, and none on a short one.
  minBlockSize: `clamp(0px, 100dvb - ${formBlockSize}, 320px)`,
  paddingBlockStart: `calc(${space[4]} + var(--df-safe-top, 0px))`,
  paddingBlockEnd: space[7],
  paddingInline: besideTask,
  color: vars.colour.text,
  backgroundColor: vars.colour.canvas,
  '@media': {
    [wide]: { padding: space[7] },
  },
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

/** The brand's sentence; a paragraph, because the form's heading is the page's. */
export const tagline = style({
  fontFamily: vars.type.displayFamily,
  fontSize: vars.type.heading,
  fontWeight: vars.type.headingWeight,
  letterSpacing: vars.type.displayTracking,
  lineHeight: 1.15,
  maxInlineSize: '20ch',
  textWrap: 'balance',
  '@media': { [wide]: { fontSize: vars.type.hero } },
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
