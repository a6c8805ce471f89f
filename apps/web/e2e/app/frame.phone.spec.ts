import { documentedKeys, keptKeys, ownKeys } from '@dayfare/domain/session';
import { loadedFlags } from '@dayfare/domain/startup';
import { expect, people, test } from '../support/journey.ts';

test('what lies in the browser has a name that is known, the person is sealed, and after signing out nothing is left but the settings of the device [session-044]', async ({
  page,
  signIn,
}) => {
  await page.goto('/welcome/login');
  await signIn(people.maya);
  await expect(page).toHaveURL('/ewa/home');
  await expect(page.getByRole('link', { name: /\$\d/ }).first()).toBeVisible();
  const read = () => page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
  // The page's visit is noted a while after it is shown.
  await expect
    .poll(async () => Object.keys(await read()))
    .toEqual(expect.arrayContaining(['currentUser', 'history', 'deviceId']));
  const stored = await read();
  expect(stored.currentUser).not.toMatch(/maya|1001/i);
  const known = new Set<string>([
    ...Object.keys({ ...documentedKeys, ...ownKeys }),
    ...loadedFlags,
    'storageVersion',
  ]);
  // Events that the collector has not taken yet: each batch has a name of its own.
  const isOfEvents = (key: string) => key.startsWith('events:');
  expect(Object.keys(stored).filter((key) => !known.has(key) && !isOfEvents(key))).toEqual([]);

  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You’re signed out.')).toBeVisible();
  const left = await page.evaluate(async () => {
    const databases: Record<string, number> = {};
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const store of db.objectStoreNames) {
        databases[`${name}/${store}`] = await new Promise((resolve) => {
          const counting = db.transaction(store).objectStore(store).count();
          counting.onsuccess = () => resolve(counting.result);
        });
      }
      db.close();
    }
    return {
      databases,
      local: Object.keys(localStorage),
      tab: Object.keys(sessionStorage),
      cookies: document.cookie,
      caches: await caches.keys(),
    };
  });
  expect(left.local.filter((key) => !keptKeys.includes(key))).toEqual([]);
  expect(left.tab).toEqual([]);
  expect(Object.values(left.databases).filter((count) => count > 0)).toEqual([]);
  // The server's own, against forged requests; it gives a new one with every answer.
  expect(left.cookies.replace(/^XSRF-TOKEN=[^;]*$/, '')).toBe('');
  expect(left.caches).toEqual([]);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a page slides in for 0.4 s, again each time, and its heading has the focus [access-076] [access-063]', async ({
    page,
    goHome,
  }) => {
    await goHome();
    const slide = page.locator('[data-slide]');
    const content = slide.locator('[data-slides]');
    const seconds = () =>
      content.evaluate((element) => Number.parseFloat(getComputedStyle(element).animationDuration));
    await page.getByRole('button', { name: 'Get money' }).click();
    await expect(slide).toHaveAttribute('data-slide', 'right');
    expect(await seconds()).toBe(0.4);
    // The content alone moves: header and main button stand where they are, and none of it begins with nothing to see.
    const moving = await page.evaluate(() =>
      document.getAnimations().flatMap(({ effect }) => {
        const { target } = effect as KeyframeEffect;
        return target instanceof Element && target.querySelector('h1')
          ? [
              {
                slides: target.matches('[data-slides]'),
                holds: target.querySelector('header, [type=submit]') !== null,
              },
            ]
          : [];
      }),
    );
    expect(moving.every(({ slides, holds }) => slides && !holds)).toBe(true);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/ewa/home');
    await expect(slide).toHaveAttribute('data-slide', 'right-duplicate');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    // Playwright would scroll to the button.
    await page.getByRole('button', { name: 'Get money' }).evaluate((button: HTMLElement) => button.click());
    await expect(page).toHaveURL('/ewa/get-money');
    await page.goBack();
    await expect(slide).toHaveAttribute('data-slide', 'left');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goForward();
    await expect(page).toHaveURL('/ewa/get-money');
    // Not nought: what waits for the end of an animation still hears of it.
    await expect.poll(seconds).toBeLessThan(0.001);
  });
});
