import preview from '@dayfare/storybook/preview';
import { rightToLeft, twiceAsLong, unbreakable } from '../testing/stress-text.tsx';
import { stressSheet } from './specimens/stress-sheet.tsx';
import { inFrench, inSpanish } from './specimens/translated.ts';

const meta = preview.meta({ title: 'Conformance/Stress text/Controls', tags: ['!autodocs'] });

/** Every control with texts of twice their length. */
export const Long = meta.story({ render: () => stressSheet('controls', twiceAsLong) });

/** Every control with words that offer no place to break. */
export const Unbreakable = meta.story({ render: () => stressSheet('controls', () => unbreakable) });

/** Every control with words that run from right to left in a page that does not. */
export const RightToLeft = meta.story({ render: () => stressSheet('controls', () => rightToLeft) });

/** Every control in Spanish. */
export const Spanish = meta.story({
  globals: { language: 'es' },
  render: () => stressSheet('controls', inSpanish),
});

/** Every control in the French of Canada. */
export const French = meta.story({
  globals: { language: 'fr' },
  render: () => stressSheet('controls', inFrench),
});
