import { type GlobalStyleRule, globalLayer, globalStyle } from '@vanilla-extract/css';
import { vars } from '../contract/vars.css.ts';
import './mark/mark.css.ts';
import './scheme.css.ts';

// A layer of its own, so that any component's style wins whatever its specificity.
const layer = globalLayer('df-reset');

const base = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layer]: rule } });

const forcedColours = '(forced-colors: active)';
const reducedMotion = '(prefers-reduced-motion: reduce)';

base('*, *::before, *::after', { boxSizing: 'border-box' });
base('*', { margin: 0, padding: 0 });
base('[hidden]', { display: 'none !important' });

base(':root', {
  vars: {
    // What the screen's cut-outs and bars cover; a native shell or a preview may set other lengths.
    '--df-safe-top': 'env(safe-area-inset-top, 0px)',
    '--df-safe-right': 'env(safe-area-inset-right, 0px)',
    '--df-safe-bottom': 'env(safe-area-inset-bottom, 0px)',
    '--df-safe-left': 'env(safe-area-inset-left, 0px)',
  },
  // Phones that turn to landscape must not blow up the text; the reader's own size still counts.
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  WebkitTapHighlightColor: 'transparent',
  backgroundColor: vars.colour.canvas,
  // What gets the focus is scrolled clear of what sticks to the window: a header above, a bar or the main button below.
  scrollPaddingBlock: '4rem calc(7rem + var(--df-safe-bottom))',
});

// A part of a page in another brand or scheme sets its own background, ink and type.
base('body, [data-brand]:not(html), [data-scheme]:not(html)', {
  color: vars.colour.text,
  backgroundColor: vars.colour.canvas,
  fontFamily: vars.type.bodyFamily,
});
base('body', {
  minBlockSize: '100dvb',
  fontSize: vars.type.body,
  lineHeight: 1.5,
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
  '@media': { print: { backgroundColor: 'transparent', minBlockSize: 'auto' } },
});

base('h1, h2, h3, h4, h5, h6', {
  fontFamily: vars.type.displayFamily,
  fontWeight: vars.type.headingWeight,
  fontSize: vars.type.heading,
  letterSpacing: vars.type.displayTracking,
  lineHeight: 1.2,
  textWrap: 'balance',
});
base('h1', { fontSize: vars.type.title });
base('p', { textWrap: 'pretty' });
base('strong, b', { fontWeight: vars.type.strongWeight });
base('ul, ol', { paddingInlineStart: '1.25em' });
// Safari takes the role from a list without bullets unless the element says it: components write role="list".
base('ul[role="list"], ol[role="list"]', { listStyle: 'none', paddingInlineStart: 0 });

base('button, input, textarea, select', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' });
base('button', { background: 'none', border: 0, cursor: 'pointer', touchAction: 'manipulation' });
base('button:disabled', { cursor: 'not-allowed' });
base('a', { color: vars.colour.link, textUnderlineOffset: '0.15em' });
base('a:hover', { color: vars.colour.linkHover });
base('img, svg, video, canvas', { display: 'block', maxInlineSize: '100%' });
base('fieldset', { border: 0, minInlineSize: 0 });
base('table', { borderCollapse: 'collapse' });
base('th', { textAlign: 'start' });
base('hr', { border: 0, borderBlockStart: `1px solid ${vars.colour.border}` });
base('::placeholder', { color: vars.colour.textMuted, opacity: 1 });
base('::selection', { color: vars.colour.onSelected, backgroundColor: vars.colour.selected });

// Two rings, so that one of them shows on any background. Forced colours drop the inner one and keep the outline.
base(':focus-visible', {
  outline: `2px solid ${vars.colour.focusRing}`,
  outlineOffset: '2px',
  '@media': { [forcedColours]: { outlineColor: 'Highlight' } },
});
// React Aria says itself when its elements show a ring. Where it says no and the browser yes, as after a dialog that was left with the
// pointer, only the outline is taken back by the component: the inner ring would stay alone.
base(':focus-visible:not([data-rac])', { boxShadow: `0 0 0 2px ${vars.colour.focusRingInner}` });
// Focus that is put on a heading after navigation is for screen readers; a ring there would only puzzle.
base(':is(h1, h2, main)[tabindex="-1"]:focus', { outline: 'none', boxShadow: 'none' });

base('*, *::before, *::after, ::backdrop', {
  '@media': {
    [reducedMotion]: {
      // Not 0: code that waits for animationend would wait for ever.
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // 0, because any other length gives every element a transition: a change of scheme would then sink through the page,
      // one level of elements a frame.
      transitionDuration: '0s !important',
      transitionDelay: '0s !important',
    },
  },
});
