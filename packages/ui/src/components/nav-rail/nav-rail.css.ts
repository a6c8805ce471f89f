import { space, widths } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';

const { colour, type } = vars;
const roomy = `screen and (min-width: ${widths.roomy}px)`;

/** Width of the rail with the label below the icon, and with the label next to it. */
const narrow = '96px';
const wide = '232px';

export const rail = style({
  position: 'sticky',
  insetBlockStart: 0,
  display: 'flex',
  flexDirection: 'column',
  flexShrink: 0,
  gap: space[5],
  boxSizing: 'border-box',
  inlineSize: narrow,
  blockSize: ['100vh', '100dvh'],
  overflowY: 'auto',
  paddingBlock: space[5],
  paddingInline: `max(${space[2]}, env(safe-area-inset-left)) ${space[2]}`,
  background: colour.surface,
  borderInlineEnd: `1px solid ${colour.border}`,
  fontFamily: type.bodyFamily,
  '@media': {
    [roomy]: {
      inlineSize: wide,
      paddingInline: `max(${space[3]}, env(safe-area-inset-left)) ${space[3]}`,
    },
  },
});

/** The brand's mark on a narrow rail, its wordmark on a wide one. */
export const mark = style({
  display: 'grid',
  justifyItems: 'center',
  '@media': { [roomy]: { display: 'none' } },
});
export const logo = style({
  display: 'none',
  paddingInline: space[3],
  '@media': { [roomy]: { display: 'block' } },
});

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** The pages of a part: only where words stand beside icons. */
export const inner = style({
  display: 'none',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [roomy]: { display: 'block', paddingBlockEnd: space[2] } },
});

/** Pushes its content to the bottom edge. */
export const end = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  marginBlockStart: 'auto',
});

export const person = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  maxInlineSize: '100%',
  lineHeight: 1.2,
});

/** Below the picture of a narrow rail there is only room for what the page is. */
export const name = style({
  display: 'none',
  fontSize: type.body,
  overflowWrap: 'anywhere',
  '@media': { [roomy]: { display: 'block' } },
});

export const caption = style({ fontSize: type.caption, overflowWrap: 'anywhere' });
