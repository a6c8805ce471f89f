import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style, styleVariants } from '@vanilla-extract/css';

const { colour, type } = vars;

export const row = style({
  display: 'grid',
  gap: space[2],
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${colour.border}`,
  '@media': {
    'screen and (min-width: 720px)': {
      gridTemplateColumns: '150px minmax(0, 1fr) 200px',
      columnGap: space[5],
      alignItems: 'center',
    },
  },
});

export const who = style({ fontSize: type.caption, color: colour.textMuted });

export const text = style({ fontSize: type.body, lineHeight: 1.45, overflowWrap: 'anywhere' });

export const fit = style({ display: 'flex', flexDirection: 'column', gap: space[1] });

export const figures = style({
  display: 'flex',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: space[2],
  fontSize: type.label,
  fontVariantNumeric: 'tabular-nums',
});

/** The whole track is the limit. */
export const track = style({
  overflow: 'hidden',
  blockSize: '6px',
  borderRadius: '3px',
  background: colour.surfaceSunken,
  border: `1px solid ${colour.borderStrong}`,
});

const fill = style({
  inlineSize: 'min(100%, calc(var(--page-part) * 1%))',
  blockSize: '100%',
  forcedColorAdjust: 'none',
});

export const filled = styleVariants({
  pass: [fill, { background: colour.successBorder }],
  near: [fill, { background: colour.warningBorder }],
  fail: [fill, { background: colour.dangerBorder }],
});
