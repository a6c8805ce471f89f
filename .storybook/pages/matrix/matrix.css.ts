import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';

const { colour, type } = vars;

export const brand = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  minInlineSize: 0,
});

/** Light and dark beside one another, as wide as they are or as there is room. */
export const pair = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, calc(var(--page-width) * 1px + 2px))',
  '@container': {
    '(min-width: 540px)': {
      gridTemplateColumns: 'repeat(2, minmax(0, calc(var(--page-width) * 1px + 2px)))',
    },
  },
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const cell = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  margin: 0,
  minInlineSize: 0,
});

export const caption = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '2.75rem',
  fontSize: type.caption,
  color: colour.textMuted,
});

export const use = style({
  minBlockSize: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: colour.link,
  font: 'inherit',
  textDecoration: 'underline',
  cursor: 'pointer',
});

/** The page that the copies are made of: laid out, but invisible. */
export const live = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: 'calc(var(--page-width) * 1px)',
  blockSize: '844px',
  border: 0,
  opacity: 0,
  pointerEvents: 'none',
  zIndex: -1,
});

/** Two brands abreast where a screen in both schemes can still be read at that size, else one below the other. */
export const brands = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(560px, var(--page-width) * 1px)), 1fr))',
});
