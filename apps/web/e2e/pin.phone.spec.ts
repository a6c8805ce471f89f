import { expect, type Person, test } from './support/journey.ts';
import { sentCode } from './support/sent-code.ts';

/** Needs a code on every new device. */
const dana: Person = { phone: '(202) 555-0113', email: 'dana.oyelaran@example.com', name: 'Dana Oyelaran' };

test('who signs in on a new device enters the code that was sent, and comes home; what was tried counts over a reload [access-023] [session-009]', async ({
  page,
  sandbox,
  signIn,
  checkAccessibility,
}) => {
  await page.goto('/welcome/login');
  await signIn(dana);
  await expect(page).toHaveURL('/welcome/auth-pin');
  await expect(page).toHaveTitle('Enter your code · Dayfare');
  await expect(page.getByRole('heading', { level: 1, name: 'Check your text messages' })).toBeFocused();
  await expect(page.getByText('We sent a 6-digit code to •••• 0113.')).toBeVisible();
  await expect(page.getByRole('timer', { name: /Ask for a new code in/ })).toHaveText(/^(1:00|0:\d\d)$/);
  await expect(page.getByText('Dana')).toHaveCount(0);
  await checkAccessibility();

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
  await checkAccessibility();

  // The server and the page count alike over a reload.
  await page.reload();
  await field.fill(code === '000000' ? '000001' : '000000');
  await expect(page.getByText('That code isn’t right. You can try 1 more time.')).toBeVisible();
  await field.fill(code);
  await expect(page).toHaveURL('/ewa/home');
  await expect(page.getByRole('region', { name: 'Available now' })).toContainText(/\$[\d,]+\.\d\d/);
});

test.describe('while time passes', () => {
  // A countdown that ends makes room for the buttons it has been waiting for.
  test.use({ mayMove: ['Enter your code'] });

  test('a code that does not come is sent again, or the other way; too many wrong ones are refused for as long as the server says [session-020] [session-021] [session-022]', async ({
    page,
    sandbox,
    signIn,
  }) => {
    await page.clock.install();
    await page.goto('/welcome/login');
    await signIn(dana);
    await expect(page.getByText('We sent a 6-digit code to •••• 0113.')).toBeVisible();
    const field = page.getByLabel('Code that we sent');
    const first = await sentCode(page, sandbox);
    await page.clock.runFor(61_000);
    await page.getByRole('button', { name: 'E-mail me the code instead' }).click();
    await expect(page.getByText('We sent a 6-digit code to d•••@example.com.')).toBeVisible();
    const second = await sentCode(page, sandbox);
    await page.clock.runFor(61_000);
    await page.getByRole('button', { name: 'Send a new code' }).click();
    await expect(page.getByText(/A new code is on its way to d•••@example.com/)).toBeVisible();
    const code = await sentCode(page, sandbox);

    // The third wrong code is the last: entering rests for what is left of the server's five minutes, not of ours.
    const wrong = [first, second, '000000', '000001', '000002'].filter((one) => one !== code).slice(0, 3);
    for (const [index, one] of wrong.entries()) {
      await field.fill(one);
      if (index < 2) await expect(page.getByText(/That code isn’t right/)).toBeVisible();
      if (index === 1) await sandbox.advance(60_000);
    }
    await expect(page.getByText('Too many wrong codes')).toBeVisible();
    await expect(page.getByRole('timer', { name: /You can try again in/ })).toHaveText(/^(5:00|4:5\d)$/);
    await page.reload();
    await expect(page.getByText('Too many wrong codes')).toBeVisible();
    await sandbox.advance(300_000);
    // Whoever waits touches the screen now and then, or the session would end.
    await page.clock.runFor(150_000);
    await page.mouse.move(10, 10);
    await page.clock.runFor(151_000);
    await expect(page.getByText('You can try again now.')).toBeVisible();
    await field.fill(code);
    await expect(page).toHaveURL('/ewa/home');
  });
});

test('who is at the code of somebody else signs out, and nothing of the session is left', async ({
  page,
  signIn,
}) => {
  await page.goto('/welcome/login');
  await signIn(dana);
  await page.getByRole('button', { name: 'Not you? Sign in again' }).click();
  await expect(page).toHaveURL('/welcome/login');
  expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull();
  await page.goto('/ewa/home');
  await expect(page).toHaveURL(/\/welcome\/login/);
});
