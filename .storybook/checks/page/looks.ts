import type { BoundName } from '@dayfare/themes/checks/bounds';
import type { Scheme } from '@dayfare/themes/contract';
import { looks } from '../../pages/shared/looks.ts';
import { overrideToolbars } from '../../toolbar-values.ts';
import { again, everything } from './axe-rules.ts';
import { type Mixture, readColours } from './meetings.ts';
import { newPaint, rememberedPaint, rememberPaint } from './paint.ts';
import { runAxe, violationsInWords } from './run-axe.ts';
import { newStructure, remember, remembered } from './structure.ts';

/** The brands at the bounds, each in one scheme: what differs between schemes are colours, which are read and not measured. */
const bounds = [
  { brand: 'lower-bound', scheme: 'light' },
  { brand: 'upper-bound', scheme: 'dark' },
] as const satisfies readonly { readonly brand: BoundName; readonly scheme: Scheme }[];

/** Sizes have changed: what depends on them, such as whether a dialog's content scrolls, is measured and drawn again. */
const drawnAgain = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

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

/** Mixtures in which axe has found nothing, in any brand and scheme. */
const proved = new Set<string>();

/** What the stories so far have shown, for a page that goes on with others. */
export interface Known {
  readonly structure: readonly string[];
  readonly mixtures: readonly string[];
  readonly paint: readonly string[];
}

/** What is known on this page. */
export const known = (): Known => ({
  structure: remembered(),
  mixtures: [...proved],
  paint: rememberedPaint(),
});

/** Takes over what is known from another page. */
export function learn({ structure, mixtures, paint }: Known): void {
  remember(structure);
  rememberPaint(paint);
  for (const recipe of mixtures) proved.add(recipe);
}

/** What is wrong with the colours that are mixed on the way to the screen; each mixture is measured once, in every brand and scheme. */
async function mixtureProblems(disabled: readonly string[], mixed: readonly Mixture[]): Promise<string[]> {
  const unproved = mixed.filter(({ recipe }) => recipe === undefined || !proved.has(recipe));
  if (unproved.length === 0) return [];
  const problems = await colourProblems(
    disabled,
    unproved.map(({ element }) => element),
  );
  if (problems.length === 0 && !disabled.includes('color-contrast'))
    for (const { recipe } of unproved) if (recipe !== undefined) proved.add(recipe);
  return problems;
}

/**
 * What axe finds in a story in the brand of the smallest sizes, and if asked for in that of the largest once more, if it is built otherwise
 * there, by another preset or scheme. Rules of structure run only on a page that has something in it which no story before it had; on other
 * pages axe looks only at texts that are painted as none before was, and at what depends on its size. Colours that are mixed on the way to the
 * screen are measured in every brand and scheme. The page must be in reduced motion: a colour that is still on its way would be measured
 * between two looks.
 */
export async function lookProblems(disabled: readonly string[], inLargestSizes: boolean): Promise<string[]> {
  const problems: string[] = [];
  const mixed: Mixture[] = [];
  let built: string | undefined;
  for (const look of inLargestSizes ? bounds : bounds.slice(0, 1)) {
    overrideToolbars({ ...look });
    await drawnAgain();
    const before = built;
    built = document.body.innerHTML;
    if (built === before) continue;
    const structure = newStructure();
    const { elements, paint } = newPaint();
    const isNew = structure.length > 0;
    if (!isNew && elements.length === 0) continue;
    const options = isNew ? everything(disabled) : again('story', disabled);
    if (!options) continue;
    const findings = await runAxe(options, isNew ? undefined : elements);
    const colours = readColours(findings, look);
    const found = [...butContrast(findings), ...colours.problems];
    if (found.length === 0 && disabled.length === 0) {
      remember(structure);
      rememberPaint(paint);
    }
    problems.push(...found.map((problem) => `${look.brand} ${look.scheme}: ${problem}`));
    mixed.push(...colours.mixed);
  }
  return [...problems, ...(await mixtureProblems(disabled, mixed))];
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
