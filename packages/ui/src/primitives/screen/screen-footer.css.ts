import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style, styleVariants } from '@vanilla-extract/css';
import { besideSummary, column, desktop, inset, maxWidths, tablet } from './screen.css.ts';

/**
 * At the bottom of a phone, within thumb reach; at the bottom of a large window only if the content is longer than the window. The component
 * sets the keyboard's height: iOS puts the keyboard over the page without resizing it, so `bottom: 0` would be hidden.
 */
export const footer = style({
  position: 'sticky',
  insetBlockEnd: 'max(var(--df-keyboard, 0px), var(--df-frame, 0px))',
  zIndex: 1,
  background: vars.colour.canvas,
  // Content that scrolls below fades out instead of being cut off.
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: '100%',
      blockSize: space[5],
      pointerEvents: 'none',
      background: `linear-gradient(to top, ${vars.colour.canvas}, transparent)`,
    },
  },
  '@media': {
    // On a landscape phone, or with very large text, a fixed bar would cover the page.
    '(max-height: 28em)': { position: 'static', selectors: { '&::before': { content: 'none' } } },
  },
});

/**
 * Between content and action on a phone, where the action is at the bottom; below the action in a large window. In both cases it comes after
 * the action for keyboards and screen readers.
 */
export const help = style({
  ...column,
  order: 1,
  flexGrow: 1,
  paddingInline: inset,
  maxInlineSize: maxWidths.task,
  paddingBlockEnd: space[5],
  '@media': {
    [tablet]: { order: 3, flexGrow: 0 },
    [desktop]: { selectors: besideSummary },
  },
});

/** After the help on a phone. */
export const footerAfterHelp = style({ order: 2 });

const footerColumn = style({
  ...column,
  paddingInline: inset,
  maxInlineSize: maxWidths.task,
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  paddingBlockStart: space[3],
  paddingBlockEnd: `calc(${space[4]} + var(--df-safe-bottom, env(safe-area-inset-bottom, 0px)))`,
  '@media': { [desktop]: { selectors: besideSummary } },
});

/** As wide as what is above it. */
export const footerColumns = styleVariants({
  task: [footerColumn],
  list: [footerColumn, { '@media': { [tablet]: { maxInlineSize: maxWidths.tablet } } }],
});
