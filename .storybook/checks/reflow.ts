import type { Page } from 'playwright';
import { setGlobals } from './globals.ts';

/** WCAG 1.4.10 and 1.4.4: the narrowest screen, and text at twice its size. */
const settings = [
  { name: '320 px', width: 320, textScale: '100' },
  { name: 'text at 200 %', width: 390, textScale: '200' },
] as const;

/** Fails where a story must be scrolled sideways on a narrow screen or with large text. */
export async function checkReflow(page: Page): Promise<void> {
  for (const { name, width, textScale } of settings) {
    await page.setViewportSize({ width, height: 844 });
    await setGlobals(page, { brand: 'common', scheme: 'light', textScale });
    const culprits = await page.evaluate(findOverflow);
    if (culprits.length > 0) throw new Error(`Sideways scrolling with ${name}:\n${culprits.join('\n')}`);
  }
  await setGlobals(page, { textScale: '100' });
}

/** Runs in the page: the elements that reach past the right edge, outermost first. */
function findOverflow(): string[] {
  const root = document.scrollingElement ?? document.documentElement;
  if (root.scrollWidth <= root.clientWidth) return [];
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 1)
    .slice(0, 5)
    .map((element) => `    ${element.outerHTML.slice(0, 160)}`);
}
