import { expect, people, test } from './support/journey.ts';
import { comeHomeWatched, timeOutWarning } from './support/until-watched.ts';

interface Collected {
  readonly clientLogs: readonly { readonly methodName: string; readonly logMessage: string }[];
}

test.describe('where people have allowed their position', () => {
  test.use({ geolocation: { latitude: 41.5, longitude: -72.25 }, permissions: ['geolocation'] });

  test('calls carry the device’s address and position [transport-002] [startup-025] [startup-026]', async ({
    page,
    goHome,
  }) => {
    await goHome();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('clientLatitude'))).toBe('41.5');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('clientIp'))).toBe('127.0.0.1');
    await expect(page.getByRole('region', { name: 'Available now' })).toContainText('$');
    const asked = page.waitForRequest('**/api/user/GetEarnings');
    await page.reload();
    const headers = await (await asked).allHeaders();
    expect(headers['x-client-ip']).toBe('127.0.0.1');
    expect(headers.clatitude).toBe('41.5');
    expect(headers.clongitude).toBe('-72.25');
    // The server takes them: they are under the seal with the others.
    await expect(page.getByRole('region', { name: 'Available now' })).toContainText(/\$[\d,]+\.\d\d/);
  });
});

test('nobody is asked for their position by a page that opens, and calls go without it', async ({
  page,
  goHome,
}) => {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = () => {
      localStorage.setItem('asked', 'yes');
    };
  });
  await goHome();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('clientIp'))).toBe('127.0.0.1');
  await expect(page.getByRole('region', { name: 'Available now' })).toContainText('$');
  const asked = page.waitForRequest('**/api/user/GetEarnings');
  await page.reload();
  const headers = await (await asked).allHeaders();
  expect(headers).not.toHaveProperty('clatitude');
  expect(await page.evaluate(() => localStorage.getItem('asked'))).toBeNull();
});

test('a call that broke on its way is in the server’s log afterwards, without a word about the person', async ({
  page,
  sandbox,
  goHome,
}) => {
  await page.goto('/welcome/login');
  await sandbox.fault({ match: 'user/GetEarnings', kind: 'drop-before' });
  await goHome();
  const lines = async () =>
    ((await sandbox.ask('/analytics')) as Collected).clientLogs
      .filter(({ methodName }) => methodName === 'transport')
      .map(({ logMessage }) => logMessage)
      .join('\n');
  await expect.poll(lines, { timeout: 15_000 }).toContain('failed GET /user/GetEarnings network');
  expect(await lines()).not.toContain(people.maya.email);
});

test('the warning of a session’s end leads to no page that isn’t there', async ({ page, goHome }) => {
  await comeHomeWatched(page, goHome);
  await page.clock.runFor(301_000);
  const sheet = timeOutWarning(page);
  await expect(sheet).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Continue' })).toBeVisible();
  await page.clock.resume();
  for (const link of await sheet.getByRole('link').all()) {
    await page.goto((await link.getAttribute('href')) ?? '');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Well that’s odd');
  }
});
