import preview from '@dayfare/storybook/preview';
import { rightToLeft, twiceAsLong, unbreakable } from '../testing/stress-text.tsx';
import { stressSheet } from './specimens/stress-sheet.tsx';
import { inFrench, inSpanish } from './specimens/translated.ts';

const meta = preview.meta({ title: 'Conformance/Stress text/Views', tags: ['!autodocs'] });

/** Every view with texts of twice their length. */
export const Long = meta.story({ render: () => stressSheet('views', twiceAsLong) });

/** Every view with words that offer no place to break. */
export const Unbreakable = meta.story({ render: () => stressSheet('views', () => unbreakable) });

/** Every view with words that run from right to left in a page that does not. */
export const RightToLeft = meta.story({ render: () => stressSheet('views', () => rightToLeft) });

/** Every view in Spanish. */
export const Spanish = meta.story({
  globals: { language: 'es' },
  render: () => stressSheet('views', inSpanish),
});

/** Every view in the French of Canada. */
export const French = meta.story({
  globals: { language: 'fr' },
  render: () => stressSheet('views', inFrench),
});
