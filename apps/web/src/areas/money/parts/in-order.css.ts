import { widths } from '@dayfare/themes/space';
import { keyframes, style } from '@vanilla-extract/css';

/** Below this width, the second column of the home is below the first. */
const stacked = `screen and (max-width: ${widths.twoColumns - 1}px)`;

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

/** Hidden until what is above has its height, but no longer than 3 s: one slow answer must not hide the others. */
const held = { animation: `${appear} 1ms 3s backwards` } as const;

const loading = (marker: string) => `:root:has(${marker} [data-loading]) &`;

/** The first column, while nobody knows how high it will be. */
export const unknown = style({});

/** The second column's first card, whose height depends on its content. */
export const first = style({
  '@media': { [stacked]: { selectors: { [loading(unknown)]: held } } },
});

/** The card below. */
export const second = style({
  selectors: { [loading(first)]: held },
  '@media': { [stacked]: { selectors: { [loading(unknown)]: held } } },
});
