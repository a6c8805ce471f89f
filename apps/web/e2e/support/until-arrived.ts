import type { Page } from '@playwright/test';

/**
 * Does what sends the page an event of a type, and waits until the page has it: the browser delivers some of them, such as those of the
 * wheel, after it has said that they are done. What the event leads to is left out: scrolling, for one, would be an event of its own at a
 * time of its own.
 */
export async function untilArrived(page: Page, type: string, act: () => Promise<unknown>): Promise<void> {
  const arrival = await page.evaluateHandle((name) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const listener = (event: Event) => {
      event.preventDefault();
      resolve();
    };
    window.addEventListener(name, listener, { capture: true, once: true, passive: false });
    return { promise };
  }, type);
  await act();
  await arrival.evaluate(({ promise }) => promise);
}
