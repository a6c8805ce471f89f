import { space, touchTarget } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';
import { focusRing } from './focus-ring.ts';

const { colour, type, motion } = vars;
const forcedColours = '(forced-colors: active)';

/** Leaves the distance that React Aria keeps from both edges of the screen. */
const widest = 'calc(100vw - 32px)';

/** The popover of a control: a list of options or actions. */
export const popover = style({
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  minInlineSize: `min(max(var(--trigger-width, 0px), 12rem), ${widest})`,
  maxInlineSize: `min(${widest}, 28rem)`,
  overflow: 'hidden',
  border: `1px solid ${colour.border}`,
  borderRadius: `min(${vars.radius.card}, 16px)`,
  background: colour.surface,
  color: colour.text,
  boxShadow: vars.shadow.overlay,
  fontFamily: type.bodyFamily,
  transition: `opacity ${motion.quick}, translate ${motion.quick} ${motion.easing}`,
  selectors: {
    '&[data-entering], &[data-exiting]': { opacity: 0, translate: '0 -4px' },
    '&[data-entering][data-placement="top"], &[data-exiting][data-placement="top"]': { translate: '0 4px' },
  },
  '@media': {
    [forcedColours]: { border: '1px solid CanvasText' },
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
  },
});

export const list = style({
  flex: '0 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space[1],
  outline: 'none',
});

/** An option or action: as tall as a touch target, with its text on as many lines as needed. */
export const item = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  boxSizing: 'border-box',
  minBlockSize: `${touchTarget}px`,
  paddingBlock: '10px',
  paddingInline: space[3],
  borderRadius: `min(${vars.radius.card}, 12px)`,
  fontSize: type.body,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  color: colour.text,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered], &[data-focused]': { background: colour.actionSubtle, color: colour.onActionSubtle },
    '&[data-pressed]': { background: colour.actionSubtleHover, color: colour.onActionSubtle },
    '&[data-focus-visible]': { outline: focusRing.outline, outlineOffset: '-2px' },
    '&[data-disabled]': { color: colour.textDisabled, background: 'transparent', cursor: 'not-allowed' },
  },
  '@media': {
    [forcedColours]: {
      forcedColorAdjust: 'none',
      background: 'Canvas',
      color: 'CanvasText',
      selectors: {
        '&[data-hovered], &[data-focused]': { background: 'Highlight', color: 'HighlightText' },
        '&[data-focus-visible]': { outlineColor: 'CanvasText' },
        '&[data-disabled]': { background: 'Canvas', color: 'GrayText' },
      },
    },
  },
});

export const icon = style({
  flex: 'none',
  inlineSize: '20px',
  blockSize: '20px',
  marginBlockStart: '2px',
});

/** Name, and below it the description. */
export const texts = style({ display: 'flex', flexDirection: 'column', flex: '1 1 0', minInlineSize: 0 });

export const explanation = style({
  fontSize: type.caption,
  lineHeight: 1.4,
  color: colour.textMuted,
  selectors: {
    '[data-focused] &, [data-hovered] &': { color: 'inherit' },
    '[data-disabled] &': { color: colour.textDisabled },
  },
  '@media': { [forcedColours]: { color: 'inherit' } },
});

/** Shows the selection with an icon, not by colour alone; keeps its space if nothing is selected. */
export const tick = style({
  flex: 'none',
  inlineSize: '20px',
  blockSize: '20px',
  marginBlockStart: '2px',
  visibility: 'hidden',
  selectors: { '[data-selected] > &': { visibility: 'visible' } },
});

/** Options or actions under a heading; a line separates them from what comes before. */
export const group = style({
  selectors: {
    '* + &': {
      marginBlockStart: space[1],
      paddingBlockStart: space[1],
      borderBlockStart: `1px solid ${colour.border}`,
    },
  },
});

export const groupHeading = style({
  paddingBlock: space[1],
  paddingInline: space[3],
  fontSize: type.caption,
  fontWeight: type.strongWeight,
  lineHeight: 1.4,
  color: colour.textMuted,
});

/** A message if there is nothing to choose. */
export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  paddingBlock: space[3],
  paddingInline: space[3],
  fontSize: type.label,
  lineHeight: 1.4,
  color: colour.textMuted,
});
