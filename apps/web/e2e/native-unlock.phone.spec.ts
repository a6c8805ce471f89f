import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { openNativeApp } from './support/native-app.ts';

const offer = (page: Page, name = /face or fingerprint/) => page.getByRole('dialog', { name });
const undecided = { stored: {} };

/** A later start of the native app: the view is new, and what lay in its tab is gone. */
async function startAgain(page: Page) {
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
}

test('unlocking is offered to whoever comes home, turned on once the phone knows them, and turned off in the account [native-008] [profile-021]', async ({
  page,
  sandbox,
  goHome,
}) => {
  const app = await openNativeApp(page, sandbox.origin, undecided);
  await goHome();
  await expect(offer(page)).toBeVisible();
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.getByText(/unlocks Dayfare now/)).toBeVisible();
  await expect(offer(page)).toBeHidden();
  expect([app.store.get('biometrics'), app.log.filter((entry) => entry === 'unlock')]).toEqual([
    'on',
    ['unlock'],
  ]);
  expect(app.log).toContain('haptic success');
  await app.shell.start();
  expect(app.log.filter((entry) => entry === 'unlock')).toHaveLength(2);

  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('link', { name: 'Unlock with face or fingerprint' }).click();
  const control = page.getByRole('switch', { name: 'Unlock with face or fingerprint' });
  await expect(control).toBeChecked();
  await page.getByText('Unlock with face or fingerprint').click();
  await expect(control).not.toBeChecked();
  await expect.poll(() => app.store.get('biometrics')).toBe('off');
  await startAgain(page);
  await app.shell.back();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
});

test('"Not now" is asked about once more at a later start, and then never again', async ({
  page,
  sandbox,
  goHome,
}) => {
  const app = await openNativeApp(page, sandbox.origin, { ...undecided, language: 'es' });
  await goHome();
  for (const choice of ['later', 'never']) {
    const sheet = offer(page, /rostro o tu huella/);
    await expect(sheet).toBeVisible();
    await page.getByRole('button', { name: 'Ahora no' }).click();
    await expect.poll(() => app.store.get('biometrics')).toBe(choice);
    await expect(sheet).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => app.log.filter((entry) => entry === 'unlock')).toEqual([]);
    await startAgain(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Tu cuenta' }).click();
  await expect(page.getByRole('dialog', { name: 'Tu cuenta' })).toBeVisible();
});

test('too many wrong tries are said in the offer, and nothing is turned on', async ({
  page,
  sandbox,
  goHome,
}) => {
  const app = await openNativeApp(page, sandbox.origin, { ...undecided, unlocks: ['blocked', 'cancelled'] });
  await goHome();
  const turnOn = page.getByRole('button', { name: 'Turn it on' });
  await turnOn.click();
  await expect(offer(page).getByText(/Too many tries/)).toBeVisible();
  await turnOn.click();
  await expect(offer(page).getByText(/we never see it/)).toBeVisible();
  expect(app.store.get('biometrics')).toBeUndefined();
});
