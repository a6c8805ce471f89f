import axe, { type RunOptions } from 'axe-core';
import { looks } from '../../pages/shared/looks.ts';
import { overrideToolbars } from '../../toolbar-values.ts';
import { again, everything, inWords } from './axe-rules.ts';

/** Runs axe on the story as it stands. React Aria's announcer is left out: it keeps a message for seconds, also of a story that has been left. */
async function runAxe(options: RunOptions | undefined): Promise<string[]> {
  if (!options) return [];
  return inWords(await axe.run({ include: [['body']], exclude: [['[data-live-announcer]']] }, options));
}

/**
 * What axe finds in every brand and scheme, each with the look it shows up in. The page must be in reduced motion: a colour
 * that is still on its way would be measured between two looks.
 */
export async function lookProblems(disabled: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  for (const [index, look] of looks.entries()) {
    overrideToolbars({ ...look });
    const isNewBrand = look.brand !== looks[index - 1]?.brand;
    const change = isNewBrand ? 'brand' : 'colours';
    const found = await runAxe(index === 0 ? everything(disabled) : again(change, disabled));
    problems.push(...found.map((problem) => `${look.brand} ${look.scheme}: ${problem}`));
  }
  return problems;
}
