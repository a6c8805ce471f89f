import { expect, type Person, test } from '../support/journey.ts';
import { sentCode } from '../support/sent-code.ts';

/** Needs a code on every new device. */
const dana: Person = { phone: '(202) 555-0113', email: 'dana.oyelaran@example.com', name: 'Dana Oyelaran' };

test('who signs in on a new device enters the code that was sent, and comes home; what was tried counts over a reload [access-023] [session-009]', async ({
  page,
  sandbox,
  signIn,
}) => {
  await page.goto('/welcome/login');
  await signIn(dana);
  await expect(page).toHaveURL('/welcome/auth-pin');
  await expect(page).toHaveTitle('Enter your code · Dayfare');
  await expect(page.getByRole('heading', { level: 1, name: 'Check your text messages' })).toBeFocused();
  await expect(page.getByText('We sent a 6-digit code to •••• 0113.')).toBeVisible();
  await expect(page.getByRole('timer', { name: /Ask for a new code in/ })).toHaveText(/^(1:00|0:\d\d)$/);
  await expect(page.getByText('Dana')).toHaveCount(0);

  // Nothing else opens before, and it fits a small screen.
  await page.goto('/ewa/home');
  await expect(page).toHaveURL(/\/welcome\/auth-pin/);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.setViewportSize({ width: 390, height: 844 });

  const code = await sentCode(page, sandbox);
  const field = page.getByLabel('Code that we sent');
  await field.fill(code === '000000' ? '000001' : '000000');
  await expect(page.getByText('That code isn’t right. You can try 2 more times.')).toBeVisible();
  await expect(field).toBeFocused();

  // The server and the page count alike over a reload.
  await page.reload();
  await field.fill(code === '000000' ? '000001' : '000000');
  await expect(page.getByText('That code isn’t right. You can try 1 more time.')).toBeVisible();
  await field.fill(code);
  await expect(page).toHaveURL('/ewa/home');
  await expect(page.getByRole('region', { name: 'Available now' })).toContainText(/\$[\d,]+\.\d\d/);
});
