import { brandPeople } from '../support/brand-people.ts';
import { expect, test } from '../support/journey.ts';

/** Fonts of two brands that come with the app: one family, and a pair. What stands in for each font is measured in the themes' tests. */
const families = {
  common: ['Nunito'],
  canada: ['Source Sans 3', 'Source Serif 4'],
} as const satisfies Partial<Record<keyof typeof brandPeople, readonly string[]>>;

for (const [brand, fonts] of Object.entries(families)) {
  test(`${brand}: its fonts come after the first paint, from our own origin, and move nothing`, async ({
    page,
    goHome,
  }) => {
    await goHome(brandPeople[brand as keyof typeof families]);
    await expect(
      page.getByRole('region', { name: 'Recent transfers' }).getByRole('link').first(),
    ).toBeVisible();
    // A second visit knows its brand from the start.
    const held = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.reload();
    await expect(
      page.getByRole('region', { name: 'Recent transfers' }).getByRole('link').first(),
    ).toBeVisible();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_000)));
    await page.evaluate(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift' });
    });
    held.resolve();
    await page.waitForFunction(
      (names) =>
        names.every((name) =>
          [...document.fonts].some(
            (face) =>
              face.family.includes(name) && face.status === 'loaded' && !face.family.includes('fallback'),
          ),
        ),
      fonts as readonly string[],
    );
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));

    const { late, origins, first, shifted } = await page.evaluate(() => {
      const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
      return {
        late: files.map(({ startTime }) => startTime),
        origins: files.map(({ name }) => new URL(name).origin === location.origin),
        first:
          performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
        shifted: (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
      };
    });
    expect(late).toHaveLength(fonts.length);
    for (const start of late) expect(start).toBeGreaterThan(first);
    expect(origins).not.toContain(false);
    // Below what web vitals call a shift that one notices (0.1), by far.
    expect(shifted).toBeLessThan(0.02);
    const heading = page.getByRole('heading', { level: 1 });
    expect(await heading.evaluate((element) => getComputedStyle(element).fontFamily)).toContain(fonts.at(-1));
  });
}
