import { brandCss } from '@dayfare/themes/brand-css';
import { boundNames, boundTokens } from '@dayfare/themes/checks/bounds';
import { overrideToolbars } from '../../toolbar-values.ts';
import type { Setting } from '../settings.ts';
import { drawnProblems, fitProblems, layoutProblems } from './layout.ts';
import { everyLookProblems, lookProblems } from './looks.ts';

export { type Known, known, learn } from './looks.ts';

/** WCAG 1.4.12: what a reader may set without losing a word. */
const spacing = new CSSStyleSheet();
spacing.replaceSync(`
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`);

const boundSheet = new CSSStyleSheet();
boundSheet.replaceSync(boundNames.map((name) => brandCss(name, boundTokens[name])).join(''));
document.adoptedStyleSheets = [...document.adoptedStyleSheets, boundSheet];

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

/** How many looks a story is looked at in: `bounds` reads its colours in two brands that no one has, `every` measures them in all there are. */
export type Thoroughness = 'bounds' | 'every';

/** What a story's steps leave on the canvas, which the next story would be drawn in. */
function leftOnCanvas(): string[] {
  const style = document.querySelector('#storybook-root')?.getAttribute('style');
  return style ? [`The steps leave this on the canvas for the next story: ${style}`] : [];
}

/**
 * On the phone we draw for: as drawn, widely set (WCAG 1.4.12), with text at twice its size (1.4.4), and by axe. What is nearest to what is on
 * the page comes first, because each setting has the browser lay out everything again. Only the given settings are looked at beside how the
 * story is drawn.
 */
export async function checkPhone(
  disabledRules: readonly string[],
  thoroughness: Thoroughness,
  settings: readonly Setting[],
): Promise<string[]> {
  try {
    overrideToolbars(usual);
    const problems = [...leftOnCanvas(), ...named('as drawn', drawnProblems())];
    if (settings.includes('text')) {
      problems.push(...named('widely set text', withSpacing()));
      overrideToolbars({ ...usual, textScale: '200' });
      problems.push(...named('text at 200 %', layoutProblems()));
    }
    const ofLooks =
      thoroughness === 'every'
        ? everyLookProblems(disabledRules)
        : lookProblems(disabledRules, settings.includes('brand'));
    return [...(await ofLooks), ...problems];
  } finally {
    overrideToolbars(undefined);
  }
}

/** On the narrowest screen that must work (WCAG 1.4.10). */
export const checkNarrow = (): string[] => named('320 px', layoutProblems());

/** How the page puts a screen into another language, where the story on it is one; see `screen-story.tsx`. */
interface ScreenWindow {
  readonly dayfareLanguage?: {
    readonly get: () => string;
    readonly set: (language: string) => Promise<void>;
  };
}

const turn = () => new Promise((resume) => setTimeout(resume));

/** Waits for what is drawn anew, and for fonts that it needs: a word half in one font stands on two lines. */
async function painted(): Promise<void> {
  await turn();
  await document.fonts.ready;
  await turn();
}

/**
 * At the width that the page has now: whether everything fits, in the story's own language and, for a screen, in others. Components get
 * their texts from their stories, so that another language says nothing about them.
 */
export async function checkFit(languages: readonly string[]): Promise<string[]> {
  overrideToolbars(usual);
  const { dayfareLanguage: language } = window as ScreenWindow;
  const width = `${document.documentElement.clientWidth} px`;
  try {
    // The page has a new width and, perhaps, other settings: what React draws anew for them is drawn first.
    await painted();
    const problems = named(width, fitProblems());
    const own = language?.get();
    for (const other of languages) {
      if (!language || other === own) continue;
      await language.set(other);
      await painted();
      problems.push(...named(`${width}, ${other}`, fitProblems()));
    }
    if (language && own && language.get() !== own) await language.set(own);
    return problems;
  } finally {
    overrideToolbars(undefined);
  }
}

/** With the colours of the reader's system, which bring edges where there were backgrounds. */
export const checkForcedColours = (): string[] => named('forced colours', layoutProblems());

/** Both at once: edges take room, so that whatever has no room at 320 px has none here either. */
export const checkNarrowForcedColours = (): string[] => named('320 px in forced colours', layoutProblems());
