import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

/** Lets what comes from a path wait until the journey says so. */
async function hold(page: Page, path: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(`**/${path}`, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

test('who comes back sees the balance before the start-up data, nothing moves when it comes, and it is requested once, before the app’s script has loaded', async ({
  page,
  goHome,
}) => {
  const balance = page.getByRole('region', { name: 'Available now' });
  const dataPath = '/api/user/startupDataV2';
  const fundsPath = '/api/user/GetAvailableFunds';
  await goHome();
  await expect(balance).toContainText(/\$\d/);
  // Kept when the first visit is over, for the next one to open with.
  await page.waitForFunction(() => localStorage.getItem('balanceHeight') !== null);

  const letDataCome = await hold(page, 'api/user/startupDataV2');
  const askedForData = page.waitForRequest(`**${dataPath}`);
  await page.reload();
  await expect(balance).toContainText(/\$\d/);
  await askedForData;
  const data = page.waitForResponse(`**${dataPath}`);
  letDataCome();
  expect((await data).ok()).toBe(true);
  await expect(balance).toContainText(/\$\d/);

  const letFundsCome = await hold(page, 'api/user/GetAvailableFunds');
  await page.reload();
  // That of the last visit says so, until the current one has come.
  const last = page.getByRole('region', { name: 'Available when you were last here' });
  await expect(last).toContainText(/\$\d/);
  await expect(balance).toBeHidden();
  letFundsCome();
  await expect(balance).toContainText(/\$\d/);

  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const letScriptCome = await hold(page, 'assets/first-*.js');
  const funds = page.waitForResponse(`**${fundsPath}`);
  await page.reload({ waitUntil: 'commit' });
  const answered = await funds;
  expect(answered.ok()).toBe(true);
  // What asks so early says who asks as every other call does.
  expect(await answered.request().allHeaders()).toMatchObject({
    ...{ accept: 'application/json', 'cache-control': 'no-cache', 'x-locale': 'en' },
    ...{ authorization: expect.stringMatching(/^Bearer \S{16,}$/), 'x-business-environment': 'Common' },
  });
  // The files of the page are on their way as well.
  for (const file of [/\/home-[\w-]+\.js$/, /\/signedIn-[\w-]+\.css$/, /\/texts-money-en-[\w-]+\.js$/])
    await expect.poll(() => requests.some((url) => file.test(url)), String(file)).toBe(true);
  letScriptCome();
  await expect(balance).toContainText(/\$\d/);
  expect(requests.filter((url) => url.endsWith(fundsPath))).toHaveLength(1);
});
