import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style, styleVariants } from '@vanilla-extract/css';

const { colour, type } = vars;

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  minInlineSize: 0,
  fontFamily: type.bodyFamily,
  color: colour.text,
});

export const direction = styleVariants({
  inline: { alignItems: 'baseline' },
  hero: {
    // A container of a size has none of its own: in a stack that centres what is in it, it would be as narrow as a letter.
    inlineSize: '100%',
    containerType: 'inline-size',
    flexDirection: 'column',
    alignItems: 'center',
    textAlign: 'center',
    rowGap: space[2],
  },
});

export const label = style({
  fontSize: type.body,
  lineHeight: 1.5,
  color: colour.textMuted,
  overflowWrap: 'anywhere',
});

const figures = style({ fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' });

/** Tabular figures, so nothing next to them moves every second. */
export const time = styleVariants({
  inline: [figures, { fontSize: type.body, lineHeight: 1.5, fontWeight: type.strongWeight }],
  hero: [
    figures,
    {
      fontFamily: type.displayFamily,
      // With hours and large text it still fits on one line.
      fontSize: `min(${type.hero}, 20cqi)`,
      fontWeight: type.headingWeight,
      letterSpacing: type.displayTracking,
      lineHeight: 1.1,
    },
  ],
});
