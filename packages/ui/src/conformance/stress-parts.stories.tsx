import preview from '@dayfare/storybook/preview';
import { rightToLeft, twiceAsLong, unbreakable } from '../testing/stress-text.tsx';
import { stressSheet } from './specimens/stress-sheet.tsx';
import { inFrench, inSpanish } from './specimens/translated.ts';

const meta = preview.meta({ title: 'Conformance/Stress text/Parts', tags: ['!autodocs'] });

/** Every primitive and every pattern that is part of a page with texts of twice their length. */
export const Long = meta.story({ render: () => stressSheet('parts', twiceAsLong) });

/** Every primitive and every pattern that is part of a page with words that offer no place to break. */
export const Unbreakable = meta.story({ render: () => stressSheet('parts', () => unbreakable) });

/** Every primitive and every pattern that is part of a page with words that run from right to left in a page that does not. */
export const RightToLeft = meta.story({ render: () => stressSheet('parts', () => rightToLeft) });

/** Every primitive and every pattern that is part of a page in Spanish. */
export const Spanish = meta.story({
  globals: { language: 'es' },
  render: () => stressSheet('parts', inSpanish),
});

/** Every primitive and every pattern that is part of a page in the French of Canada. */
export const French = meta.story({
  globals: { language: 'fr' },
  render: () => stressSheet('parts', inFrench),
});
