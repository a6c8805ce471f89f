import type { Page } from '@playwright/test';

/** Waits until somebody who does nothing would be warned: what watches for that is fetched after the home stands. */
export async function untilWatched(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .some(({ name, duration }) => /\/time-out-[^/]+\.js$/.test(name) && duration > 0),
  );
  // It starts once React has put it on the page, one task after it came.
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done();
        port2.postMessage(null);
      }),
  );
}
