import { space, widths } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style, styleVariants } from '@vanilla-extract/css';

/** From this width on a sheet has no edge to hang on to and becomes a dialog. */
const roomy = 'screen and (min-width: 600px)';
const still = '(prefers-reduced-motion: reduce)';
const safeBottom = 'var(--df-safe-bottom, env(safe-area-inset-bottom, 0px))';
const safeTop = 'var(--df-safe-top, env(safe-area-inset-top, 0px))';
/** Height that an on-screen keyboard leaves; React Aria measures it, because iOS does not shrink `dvh`. */
const visibleHeight = 'var(--visual-viewport-height, 100dvh)';

const veil = style({
  position: 'fixed',
  inset: 0,
  zIndex: 100,
  display: 'flex',
  justifyContent: 'center',
  // Lifts what is inside above an on-screen keyboard.
  paddingBlockEnd: `max(0px, 100dvh - ${visibleHeight})`,
  background: vars.colour.scrim,
  overscrollBehavior: 'contain',
  transition: `opacity ${vars.motion.enter} ${vars.motion.easing}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  '@media': { [still]: { transition: 'none' } },
});

/** The page behind, darkened; where the panel sits on it. */
export const scrim = styleVariants({
  dialog: [veil, { alignItems: 'center', paddingInline: space[4] }],
  sheet: [
    veil,
    { alignItems: 'flex-end', '@media': { [roomy]: { alignItems: 'center', paddingInline: space[4] } } },
  ],
  drawer: [veil, { justifyContent: 'flex-end' }],
});

const ground = style({
  display: 'flex',
  inlineSize: '100%',
  background: vars.colour.surface,
  color: vars.colour.text,
  boxShadow: vars.shadow.overlay,
  overflow: 'hidden',
  transition: `translate ${vars.motion.enter} ${vars.motion.easing}, opacity ${vars.motion.enter} ${vars.motion.easing}`,
  '@media': {
    '(forced-colors: active)': { border: '2px solid CanvasText' },
    [still]: { transition: 'none' },
  },
});

const maxBlockSize = `calc(${visibleHeight} - ${safeTop} - ${space[6]})`;

/** The panel itself: a dialog floats and rises a little, a sheet slides in from the edge it hangs on. */
export const panel = styleVariants({
  dialog: [
    ground,
    {
      maxInlineSize: '440px',
      maxBlockSize,
      borderRadius: vars.radius.sheet,
      selectors: { '&[data-entering], &[data-exiting]': { translate: '0 16px', opacity: 0 } },
    },
  ],
  sheet: [
    ground,
    {
      maxInlineSize: `${widths.task}px`,
      maxBlockSize,
      borderStartStartRadius: vars.radius.sheet,
      borderStartEndRadius: vars.radius.sheet,
      vars: { '--df-draggable': '1' },
      translate: '0 var(--df-drag, 0px)',
      selectors: {
        '&[data-entering], &[data-exiting]': { translate: '0 100%' },
        '&[data-dragging]': { transition: 'none' },
      },
      '@media': {
        [roomy]: {
          vars: { '--df-draggable': '0' },
          borderRadius: vars.radius.sheet,
          selectors: { '&[data-entering], &[data-exiting]': { translate: '0 16px', opacity: 0 } },
        },
      },
    },
  ],
  drawer: [
    ground,
    {
      // A strip of the page stays in sight, so that one sees where one is.
      inlineSize: `min(400px, calc(100% - ${space[7]}))`,
      blockSize: visibleHeight,
      boxSizing: 'border-box',
      paddingBlockStart: safeTop,
      borderStartStartRadius: vars.radius.sheet,
      borderEndStartRadius: vars.radius.sheet,
      selectors: {
        '&[data-entering], &[data-exiting]': { translate: '100% 0' },
        '&[data-entering]:dir(rtl), &[data-exiting]:dir(rtl)': { translate: '-100% 0' },
      },
    },
  ],
});

/** The dialog element: a column whose middle scrolls. */
export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  outline: 'none',
  // With very large text title and actions alone may be higher than the screen: then all of it scrolls.
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

/** The handle of a sheet that can be pulled down; gone where the sheet is a dialog. */
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
    // The whole row pulls the sheet, so the finger need not find the handle.
    '&[data-under-grabber]': { paddingBlockStart: 0, touchAction: 'none' },
  },
  '@media': {
    [roomy]: { selectors: { '&[data-under-grabber]': { paddingBlockStart: space[3], touchAction: 'auto' } } },
  },
});

/** The overlay's name. */
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

/** What scrolls; it never hands its scrolling on to the page behind, in an iOS WebView either. */
export const body = style({
  flex: 1,
  // Two lines at least, however much room title and actions take.
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
    // The last thing of a sheet keeps clear of the home indicator.
    '&:last-child': { paddingBlockEnd: `calc(${vars.density.cardPadding} + ${safeBottom})` },
  },
});

/** Buttons, always in sight at the lower edge, unless a low screen with large text has no room for that. */
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

/** Actions of a sheet that lies on the lower edge. */
export const actionsAtEdge = style({
  paddingBlockEnd: `calc(${space[4]} + ${safeBottom})`,
  '@media': { [roomy]: { paddingBlockEnd: space[4] } },
});
