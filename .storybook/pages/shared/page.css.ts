import { space, touchTarget } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { field } from './fields.css.ts';

const { colour, type } = vars;

/** From here on a page has room for more than one column, CSS px. */
const roomy = 'screen and (min-width: 720px)';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[7],
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: '1360px',
  minBlockSize: '100dvb',
  marginInline: 'auto',
  paddingInline: space[4],
  paddingBlock: space[5],
  color: colour.text,
  background: colour.canvas,
  fontFamily: type.bodyFamily,
  '@media': { [roomy]: { paddingInline: space[6], paddingBlock: space[6] } },
});

export const header = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  maxInlineSize: '70ch',
});

export const section = style({ display: 'flex', flexDirection: 'column', gap: space[4], minInlineSize: 0 });

export const sectionHead = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  maxInlineSize: '70ch',
});

/** As many columns as fit, each at least so wide. */
export const grid = styleVariants({ narrow: '150px', medium: '240px', wide: '320px' }, (least) => ({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** A row of controls above what they change. */
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space[4],
});

/** Where buttons stand among the fields, all stand on one line. */
export const onOneLine = style({ alignItems: 'flex-end' });

// In a row a field grows up to what is easy to read; in a column it is as wide as that.
globalStyle(`.${controls} > .${field}`, { flex: '1 1 220px', maxInlineSize: '420px' });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: `${touchTarget}px`,
  color: colour.link,
  fontWeight: type.strongWeight,
  textDecoration: 'underline',
  textUnderlineOffset: '0.15em',
  selectors: { '&:hover': { color: colour.linkHover } },
});

export const code = style({
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '0.9375em',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
