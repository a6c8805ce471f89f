import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';

export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: space[5],
  alignItems: 'start',
});

export const state = style({ display: 'flex', flexDirection: 'column', gap: space[2], minInlineSize: 0 });

export const caption = style({
  paddingBlockStart: space[2],
  borderBlockStart: `1px solid ${vars.colour.border}`,
  fontSize: vars.type.caption,
  lineHeight: 1.4,
  color: vars.colour.textMuted,
});

export const forced = style({ display: 'contents' });
