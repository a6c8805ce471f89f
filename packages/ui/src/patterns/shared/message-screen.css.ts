import { space, touchTarget } from '@dayfare/themes/space';
import { style, styleVariants } from '@vanilla-extract/css';

const column = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: space[5],
  minInlineSize: 0,
});

/** Position of the message: in the middle for a result, at the top for something to read or fill in. */
export const layout = styleVariants({
  middle: [column, { justifyContent: 'center' }],
  top: [column],
});

/** Picture, step label, title and lead. */
export const message = styleVariants({
  middle: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space[4],
    textAlign: 'center',
  },
  top: { display: 'flex', flexDirection: 'column', gap: space[4] },
});

export const words = style({ display: 'flex', flexDirection: 'column', gap: space[2], minInlineSize: 0 });

/** Wraps if the text is large, so that the header's buttons do not push each other off the screen. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: space[1],
  // What the arrow and the edges leave; nothing in the header shrinks on its own.
  maxInlineSize: 'calc(100vw - 96px)',
});

/** A help button has an edge of its own, which lines up with the content; the header leaves the space around an icon's. */
export const inLine = style({ marginInlineEnd: `${(touchTarget - 24) / 2}px` });
