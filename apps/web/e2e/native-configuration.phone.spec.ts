import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { openNativeApp } from './support/native-app.ts';

const hourMs = 3_600_000;

/** Leaves what an earlier start has left: that this is a native app, and a configuration that is good for 100 hours. */
async function leaveBehind(page: Page, ageHours: number, settings: Readonly<Record<string, string>>) {
  const kept = {
    savedAt: Date.now() - ageHours * hourMs,
    settings: Object.entries({ ConfigurationsCacheExpiryTime: '100', Languages: 'en,es', ...settings }).map(
      ([key, value]) => ({ key, value }),
    ),
  };
  await page.addInitScript((text) => {
    if (sessionStorage.getItem('left')) return;
    sessionStorage.setItem('left', 'true');
    localStorage.setItem('isNativeApp', 'true');
    localStorage.setItem('ConfigurationSettings', text);
  }, JSON.stringify(kept));
}

const configuration = 'Main/GetConfigurationSettings';

/** When the configuration, or the code of what measures, was first asked for, ms since 1970. */
function askedAt(page: Page): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  page.on('request', (request) => {
    const name = [configuration, 'google-analytics'].find((part) => request.url().includes(part));
    if (name && !times.has(name)) times.set(name, Date.now());
  });
  return times;
}

const forced = { ForceUpdateNativeConfigs: '1' };

for (const [what, ageHours, settings, isAsked] of [
  ['after 48 hours where that is forced', 49, forced, true],
  ['before that not', 47, forced, false],
  ['after the hours that it names', 3, { ...forced, ForceUpdateNativeConfigsExpiryTime: '2' }, true],
  ['where nothing is forced not', 99, {}, false],
] as const) {
  test(`a native app asks for its configuration again ${what} [startup-016]`, async ({ page, sandbox }) => {
    await leaveBehind(page, ageHours, settings);
    const asked = askedAt(page);
    const app = await openNativeApp(page, sandbox.origin);
    await app.load('/welcome/login');
    await expect.poll(app.cover).toBeNull();
    expect(asked.has(configuration)).toBe(isAsked);
  });
}

test('the start goes in order: no native app that is not there, the configuration, and two seconds later what measures [startup-029]', async ({
  page,
  sandbox,
}) => {
  await sandbox.configure({ EnableGoogleAnalytics: '1' });
  await leaveBehind(page, 101, {});
  const asked = askedAt(page);
  await page.goto('/welcome/login');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('isNativeApp'))).toBeNull();
  await expect.poll(() => asked.has('google-analytics'), { timeout: 20_000 }).toBe(true);
  const at = (name: string) => asked.get(name) ?? Number.NaN;
  expect(at('google-analytics') - at(configuration)).toBeGreaterThan(2_000);
});
