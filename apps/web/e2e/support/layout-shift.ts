import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/**
 * What has moved by itself on the page since it was loaded, with the browser's own score for each. A shift within half a second of an input is
 * somebody's wish and not counted, as in Core Web Vitals.
 */
export function layoutShifts(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const found: string[] = [];
        new PerformanceObserver((list) => {
          for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
            const moved = sources.map(({ node }) => `${node?.nodeName} “${node?.textContent?.slice(0, 40)}”`);
            if (!hadRecentInput) found.push(`${value.toFixed(3)}: ${moved.join(', ')}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // What was buffered is handed over in a task of its own.
        setTimeout(() => resolve(found), 100);
      }),
  );
}
