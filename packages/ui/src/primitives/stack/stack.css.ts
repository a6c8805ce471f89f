import { columnWidths, space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style, styleVariants } from '@vanilla-extract/css';

/** Removes the browser's indent and bullets of lists and groups; the gap is set here. */
export const base = style({
  display: 'flex',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  listStyle: 'none',
});

export const direction = styleVariants({
  column: { flexDirection: 'column' },
  row: { flexDirection: 'row' },
});

export const gap = styleVariants({ ...space, section: vars.density.section }, (value) => ({ gap: value }));

export const align = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
});

export const justify = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});

export const grow = style({ flexGrow: 1, flexBasis: 0 });

export const minWidth = styleVariants(columnWidths, (width) => ({ minInlineSize: `min(100%, ${width})` }));
