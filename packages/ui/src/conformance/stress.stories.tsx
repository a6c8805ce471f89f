import preview from '../../../../.storybook/preview.tsx';
import { StateSheet } from '../testing/state-sheet.tsx';
import { rightToLeft, twiceAsLong, unbreakable } from '../testing/stress-text.tsx';
import { controls } from './specimens/controls.tsx';
import type { Specimen } from './specimens/specimen.ts';
import { inFrench, inSpanish } from './specimens/translated.ts';
import { views } from './specimens/views.tsx';

const meta = preview.meta({
  title: 'Conformance/Stress text',
  tags: ['!autodocs'],
});

type Say = Parameters<Specimen>[0];

const sheet = (specimens: Readonly<Record<string, Specimen>>, say: Say) => (
  <StateSheet
    states={Object.fromEntries(Object.entries(specimens).map(([name, specimen]) => [name, specimen(say)]))}
  />
);

/** Every control with texts of twice their length. */
export const ControlsLong = meta.story({ render: () => sheet(controls, twiceAsLong) });

/** Every control with words that offer no place to break. */
export const ControlsUnbreakable = meta.story({ render: () => sheet(controls, () => unbreakable) });

/** Every control with words that run from right to left in a page that does not. */
export const ControlsRightToLeft = meta.story({ render: () => sheet(controls, () => rightToLeft) });

/** Every control in Spanish. */
export const ControlsSpanish = meta.story({
  globals: { language: 'es' },
  render: () => sheet(controls, inSpanish),
});

/** Every control in the French of Canada. */
export const ControlsFrench = meta.story({
  globals: { language: 'cf' },
  render: () => sheet(controls, inFrench),
});

/** Every view with texts of twice their length. */
export const ViewsLong = meta.story({ render: () => sheet(views, twiceAsLong) });

/** Every view with words that offer no place to break. */
export const ViewsUnbreakable = meta.story({ render: () => sheet(views, () => unbreakable) });

/** Every view with words that run from right to left in a page that does not. */
export const ViewsRightToLeft = meta.story({ render: () => sheet(views, () => rightToLeft) });

/** Every view in Spanish. */
export const ViewsSpanish = meta.story({
  globals: { language: 'es' },
  render: () => sheet(views, inSpanish),
});

/** Every view in the French of Canada. */
export const ViewsFrench = meta.story({ globals: { language: 'cf' }, render: () => sheet(views, inFrench) });
