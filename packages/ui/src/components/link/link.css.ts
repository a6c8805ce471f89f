import { space, touchTarget } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../primitives/focus-ring.ts';

const { colour, type, motion } = vars;

export const link = style({
  borderRadius: vars.radius.small,
  color: colour.link,
  cursor: 'pointer',
  transition: `color ${motion.quick}`,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-hovered], &[data-pressed]': { color: colour.linkHover },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { color: colour.textDisabled, cursor: 'not-allowed' },
  },
  '@media': { '(forced-colors: active)': { color: 'LinkText' } },
});

export const variant = styleVariants({
  /** In a sentence: always underlined, because colour alone is not enough. */
  inline: {
    textDecorationLine: 'underline',
    textDecorationThickness: 'from-font',
    textUnderlineOffset: '0.2em',
    selectors: { '&[data-hovered]': { textDecorationThickness: '2px' } },
  },
  /** On its own line: a 44 px target, underlined only under the pointer. */
  standalone: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    minBlockSize: `${touchTarget}px`,
    minInlineSize: `${touchTarget}px`,
    fontSize: type.label,
    fontWeight: type.strongWeight,
    textDecorationLine: 'none',
    selectors: { '&[data-hovered]': { textDecorationLine: 'underline' } },
  },
});

export const leadingIcon = style({
  flex: 'none',
  inlineSize: '1.25em',
  blockSize: '1.25em',
  marginInlineEnd: space[1],
});

export const icon = style({
  display: 'inline-block',
  flex: 'none',
  inlineSize: '0.9em',
  blockSize: '0.9em',
  marginInlineStart: '0.25em',
  verticalAlign: '-0.08em',
});
