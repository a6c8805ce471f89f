import { widths } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { keyframes, style } from '@vanilla-extract/css';

/** Below this width, the second column of the home is below the first. */
const stacked = `screen and (max-width: ${widths.twoColumns - 1}px)`;

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

/** Hidden until what is above has its height, but no longer than 3 s: one slow answer must not hide the others. */
const held = { animation: `${appear} 1ms 3s backwards` } as const;

const loading = (marker: string) => `:root:has(${marker} [data-loading]) &`;

/** What comes first, while its height is unknown. */
export const unknown = style({});

/** The recent transfers, below that. There may be one or several. */
export const recent = style({ selectors: { [loading(unknown)]: held } });

/** The second column, which is last on a phone. */
export const last = style({
  '@media': {
    [stacked]: { selectors: { [loading(unknown)]: held, [loading(recent)]: held } },
  },
});

/** What is below both columns on a phone, and below the second one otherwise. */
export const below = style({
  selectors: { [loading(last)]: held, [loading(recent)]: held },
  '@media': { [stacked]: { selectors: { [loading(unknown)]: held } } },
});

/** What is below both columns at every width. */
export const belowBoth = style({
  selectors: { [loading(unknown)]: held, [loading(last)]: held, [loading(recent)]: held },
  '@media': {
    // Where nothing is above it, one gap is enough.
    [stacked]: {
      selectors: {
        [`:root:has(${below} > div:empty) &`]: { marginBlockStart: `calc(-1 * ${vars.density.section})` },
      },
    },
  },
});
