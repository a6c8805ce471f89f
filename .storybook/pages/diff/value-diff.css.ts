import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';

const { colour, type } = vars;

export const groups = style({ display: 'flex', flexDirection: 'column', gap: space[6] });

export const row = style({
  display: 'grid',
  gap: space[2],
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${colour.border}`,
  '@media': {
    'screen and (min-width: 720px)': {
      gridTemplateColumns: 'minmax(160px, 1fr) minmax(0, 1fr) minmax(0, 1fr)',
      alignItems: 'center',
    },
  },
});

export const token = style({ fontSize: type.label, fontWeight: type.strongWeight, overflowWrap: 'anywhere' });

export const apart = style({
  display: 'block',
  fontSize: type.caption,
  fontWeight: 'normal',
  color: colour.textMuted,
});

export const side = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  fontSize: type.label,
});

export const who = style({ color: colour.textMuted, minInlineSize: '5em' });
