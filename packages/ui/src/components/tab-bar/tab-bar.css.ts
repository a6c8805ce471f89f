import { widths } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';

const { colour, type } = vars;

export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 2,
  containerType: 'inline-size',
  paddingBlockEnd: 'var(--df-safe-bottom, env(safe-area-inset-bottom, 0px))',
  background: colour.surface,
  borderBlockStart: `1px solid ${colour.border}`,
  fontFamily: type.bodyFamily,
  '@media': {
    // On a landscape phone, or with very large text, a fixed bar would cover the page.
    '(max-height: 28em)': { position: 'static' },
  },
});

export const list = style({
  display: 'flex',
  maxInlineSize: `${widths.task}px`,
  margin: 0,
  marginInline: 'auto',
  padding: 0,
  listStyle: 'none',
});

export const item = style({ flex: '1 1 0', minInlineSize: 0 });
