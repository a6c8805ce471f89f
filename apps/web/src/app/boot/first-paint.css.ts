import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { globalStyle, keyframes } from '@vanilla-extract/css';

// What index.html shows before any script has loaded. Its colours are deliberately neutral: only the script knows
// the brand's, and a page that changes its colours looks broken.
globalStyle('.first-paint', {
  minBlockSize: '100dvb',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[5],
  padding: space[5],
  textAlign: 'center',
  color: vars.colour.textMuted,
  backgroundColor: vars.colour.canvas,
});

// Next to a page rendered by the build, for people it was not rendered for.
globalStyle('html[data-start] body > .first-paint', { display: 'none' });
globalStyle('html[data-start="again"] body > .first-paint', { display: 'flex' });
globalStyle('html[data-start="again"] #root', { display: 'none' });

// The mark of the brand of the last visit, whose address stands in the page before this sheet is read (startup/preload/start.ts). A first
// visit has none; its place is kept, so that nothing moves.
globalStyle('.first-mark', {
  inlineSize: '72px',
  blockSize: '72px',
  background: 'var(--first-mark, none) center / contain no-repeat',
});

const run = keyframes({
  from: { translate: '-100% 0' },
  to: { translate: '250% 0' },
});

globalStyle('.first-bar', {
  inlineSize: '120px',
  blockSize: '4px',
  borderRadius: vars.radius.small,
  overflow: 'hidden',
  backgroundColor: vars.colour.skeleton,
});
globalStyle('.first-bar::after', {
  content: '',
  display: 'block',
  inlineSize: '40%',
  blockSize: '100%',
  borderRadius: 'inherit',
  backgroundColor: vars.colour.textMuted,
  animation: `${run} 1200ms ${vars.motion.easing} infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});

globalStyle('.first-spoken', {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

globalStyle('.first-words', {
  maxInlineSize: '34ch',
  marginInline: 'auto',
  padding: space[5],
  textAlign: 'center',
});

globalStyle('.first-button', {
  minBlockSize: vars.density.control,
  paddingInline: space[5],
  borderRadius: vars.radius.button,
  color: vars.colour.onAction,
  backgroundColor: vars.colour.action,
  fontWeight: vars.type.strongWeight,
});

// A page that the browser keeps for Back is not shown before it is known whose it is (session/kept-page.ts). Its layout stays, and with it
// how far it is scrolled; nothing in it can make itself visible.
globalStyle('html[data-kept], html[data-kept] *, html[data-kept] *::before, html[data-kept] *::after', {
  visibility: 'hidden !important' as 'hidden',
});
