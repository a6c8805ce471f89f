import { vars } from '@dayfare/themes/vars';
import { style, styleVariants } from '@vanilla-extract/css';

const { type } = vars;

/** Long words (an e-mail address, an account name) break instead of making the page scroll sideways. */
export const base = style({
  margin: 0,
  fontFamily: type.bodyFamily,
  overflowWrap: 'anywhere',
  selectors: { '&:focus': { outline: 'none' } },
});

const display = {
  fontFamily: type.displayFamily,
  fontWeight: type.headingWeight,
  letterSpacing: type.displayTracking,
} as const;

export const variant = styleVariants({
  hero: { ...display, fontSize: type.hero, lineHeight: 1.05 },
  title: { ...display, fontSize: type.title, lineHeight: 1.2 },
  heading: { ...display, fontSize: type.heading, lineHeight: 1.3 },
  body: { fontSize: type.body, lineHeight: 1.5, maxInlineSize: '70ch' },
  label: { fontSize: type.label, lineHeight: 1.4 },
  caption: { fontSize: type.caption, lineHeight: 1.4 },
});

export const align = styleVariants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center', marginInline: 'auto' },
  end: { textAlign: 'end' },
});

export const strong = style({ fontWeight: type.strongWeight });
export const numeric = style({ fontVariantNumeric: 'tabular-nums lining-nums' });
export const balance = style({ textWrap: 'balance' });
export const nowrap = style({ whiteSpace: 'nowrap' });
