import { columnWidths, space } from '@dayfare/themes/space';
import { style, styleVariants } from '@vanilla-extract/css';

/** Lists lose the browser's own indent and bullets. */
export const base = style({
  display: 'grid',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  listStyle: 'none',
});

export const gap = styleVariants(space, (value) => ({ gap: value }));

export const rowGap = styleVariants(space, (value) => ({ rowGap: value }));

export const align = styleVariants({
  start: { alignItems: 'start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'end' },
  stretch: { alignItems: 'stretch' },
});

/** One column where not even one has its width. */
const asManyAs = (fit: 'auto-fill' | 'auto-fit') => (least: string) => ({
  gridTemplateColumns: `repeat(${fit}, minmax(min(100%, ${least}), 1fr))`,
});

export const columns = styleVariants(columnWidths, asManyAs('auto-fill'));

export const filledColumns = styleVariants(columnWidths, asManyAs('auto-fit'));
