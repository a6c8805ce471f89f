import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';
import { roomy } from './overlay.css.ts';

const safeBottom = 'var(--df-safe-bottom, env(safe-area-inset-bottom, 0px))';

/** The dialog element: a column with a scrollable middle. */
export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  outline: 'none',
  // With very large text, title and actions alone may be taller than the screen; then everything scrolls.
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

/** The handle of a sheet that can be dragged down; hidden if the sheet is shown as a dialog. */
export const grabber = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  blockSize: '20px',
  touchAction: 'none',
  cursor: 'grab',
  selectors: {
    '&::before': {
      content: '',
      inlineSize: '36px',
      blockSize: '4px',
      borderRadius: '2px',
      background: vars.colour.borderStrong,
    },
  },
  '@media': {
    [roomy]: { display: 'none' },
    '(forced-colors: active)': {
      selectors: { '&::before': { background: 'CanvasText', forcedColorAdjust: 'none' } },
    },
  },
});

/** Title row. The start slot and the close button keep the title clear of both corners. */
export const header = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  flexShrink: 0,
  paddingBlock: `${space[3]} ${space[2]}`,
  paddingInline: `${vars.density.cardPadding} ${space[2]}`,
  selectors: {
    '&[data-start]': { paddingInlineStart: space[2] },
    // The whole row can be dragged, so people need not hit the handle.
    '&[data-under-grabber]': { paddingBlockStart: 0, touchAction: 'none' },
  },
  '@media': {
    [roomy]: { selectors: { '&[data-under-grabber]': { paddingBlockStart: space[3], touchAction: 'auto' } } },
  },
});

/** The overlay's title. */
export const title = style({
  flex: 1,
  minInlineSize: 0,
  margin: 0,
  paddingBlock: '9px',
  fontFamily: vars.type.displayFamily,
  fontSize: vars.type.heading,
  fontWeight: vars.type.headingWeight,
  letterSpacing: vars.type.displayTracking,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  outline: 'none',
  textWrap: 'balance',
});

/** "Agreement 2 of 3", above the title. */
export const pageLabel = style({
  display: 'block',
  fontFamily: vars.type.bodyFamily,
  fontSize: vars.type.caption,
  fontWeight: 'normal',
  letterSpacing: 'normal',
  color: vars.colour.textMuted,
});

/** The scrollable part; its scrolling never chains to the page behind, including in iOS WebViews. */
export const body = style({
  flex: 1,
  // At least two lines, however much space title and actions take.
  minBlockSize: '3.5rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  WebkitOverflowScrolling: 'touch',
  paddingInline: vars.density.cardPadding,
  paddingBlockEnd: vars.density.cardPadding,
  fontSize: vars.type.body,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.colour.focusRing}`, outlineOffset: '-4px' },
    // Keeps the last element of a sheet clear of the home indicator.
    '&:last-child': { paddingBlockEnd: `calc(${vars.density.cardPadding} + ${safeBottom})` },
  },
});

/** Buttons, always visible at the bottom, unless a short screen with large text has no room. */
export const actions = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  '@media': { '(max-height: 28em)': { position: 'static' } },
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  flexShrink: 0,
  paddingInline: vars.density.cardPadding,
  paddingBlock: space[4],
  background: vars.colour.surface,
  borderBlockStart: '1px solid transparent',
  selectors: { '&[data-over-content]': { borderBlockStartColor: vars.colour.border } },
});

/** Actions of a sheet at the bottom edge. */
export const actionsAtEdge = style({
  paddingBlockEnd: `calc(${space[4]} + ${safeBottom})`,
  '@media': { [roomy]: { paddingBlockEnd: space[4] } },
});
