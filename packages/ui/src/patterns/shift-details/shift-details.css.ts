import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';

export const root = style({ display: 'flex', flexDirection: 'column', gap: space[4], minInlineSize: 0 });

/** A line at the side whose pattern, not only its colour, distinguishes work from breaks. */
export const segment = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: space[4],
  paddingBlock: space[2],
  paddingInlineStart: space[3],
  borderInlineStart: `4px solid ${vars.colour.chartStrong}`,
  fontSize: vars.type.body,
  lineHeight: 1.4,
  color: vars.colour.text,
  selectors: { '&[data-kind="break"]': { borderInlineStart: `4px dotted ${vars.colour.borderStrong}` } },
});

export const kind = style({ minInlineSize: 0, fontWeight: vars.type.strongWeight, overflowWrap: 'anywhere' });

export const time = style({ fontVariantNumeric: 'tabular-nums', color: vars.colour.textMuted });
