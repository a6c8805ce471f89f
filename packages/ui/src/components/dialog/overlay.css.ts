import { space, widths } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style, styleVariants } from '@vanilla-extract/css';

/** From this width, a sheet is shown as a dialog. */
export const roomy = 'screen and (min-width: 600px)';
const still = '(prefers-reduced-motion: reduce)';
const safeTop = 'var(--df-safe-top, env(safe-area-inset-top, 0px))';
/** The height left by an on-screen keyboard. React Aria measures it, because iOS does not shrink `dvh`. */
const visibleHeight = 'var(--visual-viewport-height, 100dvh)';

const veil = style({
  position: 'fixed',
  inset: 0,
  zIndex: 100,
  display: 'flex',
  justifyContent: 'center',
  // Lifts the content above an on-screen keyboard.
  paddingBlockEnd: `max(0px, 100dvh - ${visibleHeight})`,
  background: vars.colour.scrim,
  overscrollBehavior: 'contain',
  transition: `opacity ${vars.motion.enter} ${vars.motion.easing}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  '@media': { [still]: { transition: 'none' } },
});

/** The darkened page behind, and where the panel is placed on it. */
export const scrim = styleVariants({
  dialog: [veil, { alignItems: 'center', paddingInline: space[4] }],
  sheet: [
    veil,
    { alignItems: 'flex-end', '@media': { [roomy]: { alignItems: 'center', paddingInline: space[4] } } },
  ],
  drawer: [veil, { justifyContent: 'flex-end' }],
});

const background = style({
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

/** The panel: a dialog fades in and rises a little, a sheet slides in from its edge. */
export const panel = styleVariants({
  dialog: [
    background,
    {
      maxInlineSize: '440px',
      maxBlockSize,
      borderRadius: vars.radius.sheet,
      selectors: { '&[data-entering], &[data-exiting]': { translate: '0 16px', opacity: 0 } },
    },
  ],
  sheet: [
    background,
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
        '&[data-tall]': { blockSize: maxBlockSize },
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
    background,
    {
      // A strip of the page stays visible, so people see where they are.
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
