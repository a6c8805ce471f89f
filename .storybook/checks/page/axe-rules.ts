import type { RunOptions } from 'axe-core';

const all = {
  // What a page for designers shows in a frame is a story, and is checked as one.
  iframes: false,
  preload: false,
} as const satisfies RunOptions;

const except = (disabled: readonly string[]) =>
  Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }]));

/** The standards we promise; without the advice that is about a whole page rather than a story. */
export const everything = (disabled: readonly string[]): RunOptions => ({
  ...all,
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: except(['region', 'landmark-one-main', 'page-has-heading-one', ...disabled]),
});

/**
 * What a change of colours can break, what a brand's type and density can break besides, and what another text or width can break; all
 * other rules ask for nothing but a page's structure.
 */
const themed = {
  colours: ['color-contrast'],
  brand: ['color-contrast', 'target-size'],
  story: ['color-contrast', 'target-size', 'scrollable-region-focusable', 'link-in-text-block'],
} as const;

/** The rules that have to run again after a change; undefined if a story has switched all of them off. */
export function again(change: keyof typeof themed, disabled: readonly string[]): RunOptions | undefined {
  const values = themed[change].filter((rule) => !disabled.includes(rule));
  return values.length === 0 ? undefined : { ...all, runOnly: { type: 'rule', values } };
}
