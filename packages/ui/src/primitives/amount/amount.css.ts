import { vars } from '@dayfare/themes/vars';
import { style, styleVariants } from '@vanilla-extract/css';

const { type } = vars;

/** Width of the amount in em, set by the component; the width it must fit decides its size. */
const ems = 'var(--df-amount-ems, 6)';

const line = {
  display: 'inline-block',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
} as const;

const display = {
  fontFamily: type.displayFamily,
  fontWeight: type.headingWeight,
  letterSpacing: type.displayTracking,
} as const;

/** A hero fills the available width and never exceeds it; a title never exceeds the screen; a row is a figure in running text. */
export const size = styleVariants({
  hero: { display: 'block', inlineSize: '100%', containerType: 'inline-size' },
  title: { display: 'inline-block' },
  row: { display: 'inline-block' },
});

export const figures = styleVariants({
  hero: { ...line, ...display, fontSize: `min(${type.hero}, calc(100cqi / ${ems}))`, lineHeight: 1.1 },
  title: {
    ...line,
    ...display,
    fontSize: `min(${type.title}, calc((100vi - 64px) / ${ems}))`,
    lineHeight: 1.2,
  },
  row: { ...line, fontFamily: type.bodyFamily, fontSize: type.body, lineHeight: 1.5 },
});

export const strong = style({ fontWeight: type.strongWeight });

export const align = styleVariants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
  end: { textAlign: 'end' },
});

const small = { fontSize: '0.5em', letterSpacing: 0 } as const;

/** Currency and cents: raised to the top of the digits, or on their baseline. */
export const minor = styleVariants({
  raised: { ...small, verticalAlign: '0.66em' },
  baseline: { ...small },
});
