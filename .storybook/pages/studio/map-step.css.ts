import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';

const { colour, type } = vars;

const roomy = 'screen and (min-width: 720px)';

export const step = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  padding: space[4],
  border: `1px solid ${colour.borderStrong}`,
  borderRadius: vars.radius.card,
});

export const row = style({
  display: 'grid',
  gap: space[2],
  alignItems: 'center',
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${colour.border}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.4fr) minmax(0, 1fr)' } },
});

export const result = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space[2],
  fontSize: type.caption,
  color: colour.textMuted,
});

export const wrong = style({ color: colour.dangerText });
