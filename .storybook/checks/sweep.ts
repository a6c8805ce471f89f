import { languages } from '@dayfare/domain/product';
import type { Page } from 'playwright';
import { longestLanguage } from './longest-language.ts';
import type * as PageChecks from './page/index.ts';
import { allSettings, type Setting } from './settings.ts';

export type { Known, Thoroughness } from './page/index.ts';

/** Where the preview keeps the checks that run in the page. */
interface CheckedWindow {
  dayfareChecks(): Promise<typeof PageChecks>;
}

/** How the error of a sweep begins. */
export const sweepsFound = 'The sweeps found:';

const phone = { width: 390, height: 844 };
const narrow = { width: 320, height: 844 };

/** A size of the page, the languages that a screen is shown in there beside its own, and the setting that it belongs to. */
interface Fit {
  readonly width: number;
  readonly height: number;
  readonly languages: readonly string[];
  readonly setting: Setting;
}

/** Where a story has to fit, and in which languages a screen does beside its own: the narrowest in the longest one, and a desktop. */
const fits = {
  bounds: [
    { ...narrow, languages: [longestLanguage], setting: 'narrow' },
    { width: 1280, height: 800, languages: [], setting: 'desktop' },
  ],
  every: [
    { ...narrow, languages, setting: 'narrow' },
    { ...phone, languages, setting: 'narrow' },
    { width: 820, height: 1180, languages, setting: 'desktop' },
    { width: 1280, height: 800, languages, setting: 'desktop' },
  ],
} as const satisfies Record<PageChecks.Thoroughness, readonly Fit[]>;

type Check = 'checkNarrow' | 'checkForcedColours' | 'checkNarrowForcedColours';

const found = (page: Page, check: Check): Promise<string[]> =>
  page.evaluate(async (name) => (await (window as unknown as CheckedWindow).dayfareChecks())[name](), check);

/** What does not fit at some widths and in some languages. */
async function fitProblems(
  page: Page,
  thoroughness: PageChecks.Thoroughness,
  settings: readonly Setting[],
): Promise<string[]> {
  const problems: string[] = [];
  for (const { languages: others, setting, ...size } of fits[thoroughness]) {
    if (!settings.includes(setting)) continue;
    await page.setViewportSize(size);
    problems.push(
      ...(await page.evaluate(async (also) => {
        const { checkFit } = await (window as unknown as CheckedWindow).dayfareChecks();
        return checkFit(also);
      }, others)),
    );
  }
  return problems;
}

/** What has no room on a narrow screen or in forced colours; both at once unless every look counts. */
async function roomProblems(
  page: Page,
  thoroughness: PageChecks.Thoroughness,
  settings: readonly Setting[],
): Promise<string[]> {
  const isNarrow = settings.includes('narrow');
  // Each way to the browser costs more than most checks; what was not changed is not put back.
  if (!isNarrow && !settings.includes('desktop')) return [];
  const forceColours = (forcedColors: 'active' | 'none') => page.emulateMedia({ forcedColors });
  try {
    if (thoroughness === 'bounds') {
      if (!isNarrow) return await fitProblems(page, thoroughness, settings);
      await Promise.all([page.setViewportSize(narrow), forceColours('active')]);
      return [
        ...(await found(page, 'checkNarrowForcedColours')),
        ...(await fitProblems(page, thoroughness, settings)),
      ];
    }
    await page.setViewportSize(narrow);
    const problems = await found(page, 'checkNarrow');
    problems.push(...(await fitProblems(page, thoroughness, settings)));
    await Promise.all([page.setViewportSize(phone), forceColours('active')]);
    return [...problems, ...(await found(page, 'checkForcedColours'))];
  } finally {
    await Promise.all([page.setViewportSize(phone), isNarrow && forceColours('none')]);
  }
}

/**
 * Every sweep over one story, in the page that it is on. Most of it happens in the page in one go, because each way from here
 * to the page and back costs more than the check it asks for. How the story is drawn is always looked at, the given settings besides.
 * Throws one error that lists each problem and where it shows up.
 */
export async function sweep(
  page: Page,
  disabledRules: readonly string[],
  thoroughness: PageChecks.Thoroughness = 'bounds',
  settings: readonly Setting[] = allSettings,
): Promise<void> {
  const problems = await page.evaluate(
    async ([disabled, looks, also]) => {
      const { checkPhone } = await (window as unknown as CheckedWindow).dayfareChecks();
      return checkPhone(disabled, looks, also);
    },
    [disabledRules, thoroughness, settings] as const,
  );
  problems.push(...(await roomProblems(page, thoroughness, settings)));
  if (problems.length > 0) throw new Error(`${sweepsFound}\n${problems.join('\n')}`);
}

/** What the sweeps on this page have shown so far, so that another page need not show it again. */
export const knownOn = (page: Page): Promise<PageChecks.Known> =>
  page.evaluate(async () => (await (window as unknown as CheckedWindow).dayfareChecks()).known());

/** Hands a page what is known from others. */
export const teach = (page: Page, known: PageChecks.Known): Promise<void> =>
  page.evaluate(
    async (given) => (await (window as unknown as CheckedWindow).dayfareChecks()).learn(given),
    known,
  );
