import { StateSheet } from '../../testing/state-sheet.tsx';
import type { Specimen } from './specimen.ts';
import { together } from './specimens.ts';

/** All specimens that can share a page, each saying what `say` makes of its texts. */
export function stressSheet(page: keyof typeof together, say: Parameters<Specimen>[0]) {
  const specimens: Readonly<Record<string, Specimen>> = together[page];
  return (
    <StateSheet
      states={Object.fromEntries(Object.entries(specimens).map(([name, specimen]) => [name, specimen(say)]))}
    />
  );
}
