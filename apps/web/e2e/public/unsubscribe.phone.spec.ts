import { expect, test } from '../support/journey.ts';

test('somebody unsubscribes from invitations by keyboard, and gets the app [public-010] [public-011] [public-012] [public-002]', async ({
  page,
  sandbox,
  checkAccessibility,
}) => {
  const link = (await sandbox.invite('nina@example.com')) ?? '';
  const answered = await page.goto(link);
  expect(answered?.headers()['x-robots-tag']).toBe('noindex, nofollow');
  const unsubscribe = page.getByRole('button', { name: 'Unsubscribe' });
  await expect(unsubscribe).toBeVisible();
  await checkAccessibility();
  await unsubscribe.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Confirmation' });
  await expect(sheet).toContainText('Are you sure you want to unsubscribe?');
  await checkAccessibility();
  await sheet.getByRole('button', { name: 'Yes, unsubscribe' }).focus();
  await page.keyboard.press('Enter');
  const notice = page.getByText('Email Successfully unsubscribed!');
  await expect(notice).toBeVisible();
  const [box, width] = [await notice.boundingBox(), page.viewportSize()?.width ?? 0];
  expect(box?.y).toBeLessThan(80);
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(width / 6);
  const done = page.getByRole('heading', { level: 1, name: 'Unsubscribed successfully' });
  await expect(done).toBeVisible();
  // What was pressed is gone: reading goes on at the heading of what has come in its place.
  await expect(done).toBeFocused();
  await expect(notice).toBeHidden();
  await checkAccessibility();

  await page.goto('/download-app?isForAddAccount=true');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add your account in the app');
  await expect(page.getByRole('button', { name: /^Get it/ }).first()).toBeVisible();
  await checkAccessibility();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/welcome/);
});
