import { StateSheet } from '../../testing/state-sheet.tsx';
import type { Say, SpecimenPage } from './specimen.ts';
import { specimensOn } from './specimens.ts';

/** All specimens that can share a page, each saying what `say` makes of its texts. */
export function stressSheet(page: Exclude<SpecimenPage, 'alone'>, say: Say) {
  return (
    <StateSheet
      states={Object.fromEntries(
        Object.entries(specimensOn(page)).map(([name, specimen]) => [name, specimen(say)]),
      )}
    />
  );
}
