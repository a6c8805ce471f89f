import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import { setGlobals } from './globals.ts';

const axeScript = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** The standards we promise, and the advice that is about a whole page rather than a story. */
const everything: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  iframes: false,
  rules: {
    region: { enabled: false },
    'landmark-one-main': { enabled: false },
    'page-has-heading-one': { enabled: false },
  },
};

/** What a brand or a scheme can break; the other rules give the same answer in all of them. */
const themed: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block', 'target-size'] },
  resultTypes: ['violations'],
  // What a page of the desk shows in a frame is a story, and is checked as one.
  iframes: false,
};

const looks = ['common', 'dayfare', 'paycor', 'onshift', 'ukg', 'canada'].flatMap((brand) =>
  ['light', 'dark'].map((scheme) => ({ brand, scheme })),
);

/** Runs axe in all brands and schemes. Throws one error that lists each violation with the look it showed up in. */
export async function checkBrands(page: Page, disabledRules: readonly string[]): Promise<void> {
  await page.addScriptTag({ path: axeScript });
  const problems: string[] = [];
  for (const [index, look] of looks.entries()) {
    await setGlobals(page, look);
    const options = index === 0 ? everything : themed;
    const violations = await runAxe(page, withoutRules(options, disabledRules));
    problems.push(...violations.map((violation) => `${look.brand} ${look.scheme}: ${violation}`));
  }
  if (problems.length > 0) throw new Error(`axe found:\n${problems.join('\n')}`);
}

function withoutRules(options: RunOptions, disabled: readonly string[]): RunOptions {
  const off = Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }]));
  return { ...options, rules: { ...options.rules, ...off } };
}

async function runAxe(page: Page, options: RunOptions): Promise<string[]> {
  return page.evaluate(async (runOptions) => {
    const { axe } = window as unknown as { axe: { run(context: unknown, o: unknown): Promise<AxeResults> } };
    // React Aria's announcer keeps a message for seconds, also when the story that it names has been left.
    const context = { include: [['body']], exclude: [['[data-live-announcer]']] };
    const { violations } = await axe.run(context, runOptions);
    return violations.map(
      ({ id, help, nodes }) =>
        `${id} (${help})\n${nodes.map((node) => `    ${node.html.slice(0, 200)}\n    ${node.failureSummary}`).join('\n')}`,
    );
  }, options);
}
