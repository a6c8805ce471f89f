import { globalFontFace } from '@vanilla-extract/css';
import { markFamily } from './family.ts';

// Fetched by pages that show the sign and by no others: 0.5 kB.
globalFontFace(markFamily, {
  src: "url('./registered-mark.ttf') format('truetype')",
  unicodeRange: 'U+AE',
  // One drawing for all weights: thickened by the browser it would run together.
  fontWeight: '100 900',
  fontDisplay: 'swap',
});
