import type { BoundName } from '@dayfare/themes/checks/bounds';
import type { Scheme } from '@dayfare/themes/contract';
import { looks } from '../../pages/shared/looks.ts';
import { overrideToolbars } from '../../toolbar-values.ts';
import { again, everything } from './axe-rules.ts';
import { readColours } from './meetings.ts';
import { runAxe, violationsInWords } from './run-axe.ts';

/** The brands at the bounds, each in one scheme: what differs between schemes are colours, which are read and not measured. */
const bounds = [
  { brand: 'lower-bound', scheme: 'light' },
  { brand: 'upper-bound', scheme: 'dark' },
] as const satisfies readonly { readonly brand: BoundName; readonly scheme: Scheme }[];

/** Axe's verdict on the contrast of a brand at the bounds says nothing: only its pairs count. */
const butContrast = (found: Awaited<ReturnType<typeof runAxe>>) =>
  violationsInWords(found.filter(({ id }) => id !== 'color-contrast'));

/** What axe finds in the colours of some elements, or of all, in every brand and scheme; each with the look it shows up in. */
async function colourProblems(disabled: readonly string[], elements?: readonly Element[]): Promise<string[]> {
  const options = again('colours', disabled);
  if (!options) return [];
  const problems: string[] = [];
  for (const look of looks) {
    overrideToolbars({ ...look });
    const found = violationsInWords(await runAxe(options, elements));
    problems.push(...found.map((problem) => `${look.brand} ${look.scheme}: ${problem}`));
  }
  return problems;
}

/**
 * What axe finds in a story: all its rules in the brand of the smallest sizes, and in that of the largest the colours once more, if it is
 * built otherwise there, by another preset or scheme. Colours that are mixed on the way to the screen are measured in every brand and
 * scheme. The page must be in reduced motion: a colour that is still on its way would be measured between two looks.
 */
export async function lookProblems(disabled: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  const mixed = new Set<Element>();
  let built: string | undefined;
  for (const look of bounds) {
    overrideToolbars({ ...look });
    const before = built;
    built = document.body.innerHTML;
    if (built === before) continue;
    const options = before === undefined ? everything(disabled) : again('brand', disabled);
    if (!options) continue;
    const findings = await runAxe(options);
    const colours = readColours(findings, look);
    const found = [...butContrast(findings), ...colours.problems];
    problems.push(...found.map((problem) => `${look.brand} ${look.scheme}: ${problem}`));
    for (const element of colours.mixed) mixed.add(element);
  }
  if (mixed.size > 0) problems.push(...(await colourProblems(disabled, [...mixed])));
  return problems;
}

/** The same, measured in every brand and scheme without reading any pair. */
export async function everyLookProblems(disabled: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  for (const [index, look] of looks.entries()) {
    const isNewBrand = look.brand !== looks[index - 1]?.brand;
    const options = index === 0 ? everything(disabled) : again(isNewBrand ? 'brand' : 'colours', disabled);
    if (!options) continue;
    overrideToolbars({ ...look });
    const found = violationsInWords(await runAxe(options));
    problems.push(...found.map((problem) => `${look.brand} ${look.scheme}: ${problem}`));
  }
  return problems;
}
