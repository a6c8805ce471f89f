import { overrideToolbars } from '../../toolbar-values.ts';
import { drawnProblems, layoutProblems } from './layout.ts';
import { lookProblems } from './looks.ts';

/** WCAG 1.4.12: what a reader may set without losing a word. */
const spacing = new CSSStyleSheet();
spacing.replaceSync(`
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`);

const usual = { brand: 'common', scheme: 'light', textScale: '100' };
const named = (setting: string, problems: readonly string[]) =>
  problems.map((problem) => `${setting}: ${problem}`);

function withSpacing(): string[] {
  // A copy: what the property gives is the live list itself.
  const before = [...document.adoptedStyleSheets];
  document.adoptedStyleSheets = [...before, spacing];
  try {
    return layoutProblems();
  } finally {
    document.adoptedStyleSheets = before;
  }
}

/** On the phone we draw for: axe in every look, then text at twice its size (WCAG 1.4.4) and widely set (1.4.12). */
export async function checkPhone(disabledRules: readonly string[]): Promise<string[]> {
  try {
    const problems = await lookProblems(disabledRules);
    overrideToolbars(usual);
    problems.push(...named('as drawn', drawnProblems()));
    overrideToolbars({ ...usual, textScale: '200' });
    problems.push(...named('text at 200 %', layoutProblems()));
    overrideToolbars(usual);
    return [...problems, ...named('widely set text', withSpacing())];
  } finally {
    overrideToolbars(undefined);
  }
}

/** On the narrowest screen that must work (WCAG 1.4.10). */
export const checkNarrow = (): string[] => named('320 px', layoutProblems());

/** With the colours of the reader's system, which bring edges where there were backgrounds. */
export const checkForcedColours = (): string[] => named('forced colours', layoutProblems());
