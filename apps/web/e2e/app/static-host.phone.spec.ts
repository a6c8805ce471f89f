import { expect, password, people, test } from '../support/journey.ts';
import { startStaticHost } from '../support/static-host.ts';

test('on a static host, under a policy of hashes, somebody signs in and finds the balance, also after a reload', async ({
  page,
  sandbox,
}) => {
  await using host = await startStaticHost(sandbox.origin);
  await page.goto(`${host.origin}/welcome/login`);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await page.getByLabel('Phone number or email').fill(people.maya.phone);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const balance = page.getByRole('region', { name: 'Available now' });
  await expect(balance).toContainText(/\$\d/);
  await page.reload();
  await expect(balance).toContainText(/\$\d/);
  await expect(page.getByRole('button', { name: 'Get money' })).toBeEnabled();
});
