import { enterCode } from './support/accounts.ts';
import { expect, test } from './support/journey.ts';

test.use({ mayMove: ['Timely access to your pay', 'PayPal', 'Account details'] });

test('a person is told each day when enough can be taken, until they no longer want it [money-129] [money-130]', async ({
  page,
  sandbox,
  goHome,
  checkAccessibility,
}) => {
  const texts = async () => {
    const { messages } = (await sandbox.ask('/outbox?format=json')) as { messages: { body: string }[] };
    return messages.filter(({ body }) => body.includes('you can take up to')).length;
  };
  await goHome();
  await page.mouse.wheel(0, 5_000);
  const links = page.getByRole('region', { name: 'Quick links' });
  await links.getByRole('button', { name: 'Choose links' }).click();
  const choice = page.getByRole('dialog', { name: 'Choose links' });
  await choice.getByText('Texts about your pay').click();
  await choice.getByRole('button', { name: 'Save' }).click();
  await links.getByRole('link', { name: 'Texts about your pay' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Timely access to your pay');
  await checkAccessibility();
  await page.getByText('Text me each day when I can take enough').click();
  await page.getByLabel('At least how much?').fill('5');
  await checkAccessibility();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/The next time we look is/)).toBeVisible();
  await sandbox.advance(86_400_000);
  expect(await texts()).toBe(1);
  await page.reload();
  await page.getByText('Text me each day when I can take enough').click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Daily texts are off.')).toBeVisible();
  await sandbox.advance(2 * 86_400_000);
  expect(await texts()).toBe(1);
});

test('a PayPal wallet is linked by its payname where that is switched on [money-131] [money-141]', async ({
  page,
  sandbox,
  goHome,
  checkAccessibility,
}) => {
  await goHome();
  await page.goto('/pay-pal');
  await expect(page.getByText('PayPal isn’t offered yet')).toBeVisible();
  await checkAccessibility();
  await sandbox.configure({ EnablePayPal: '1' });
  await page.evaluate(() => localStorage.removeItem('ConfigurationSettings'));
  await goHome();
  await page.goto('/ewa/accounts/new');
  await page.getByRole('link', { name: /^PayPal/ }).click();
  const logged = page.waitForResponse('**/api/user/SaveTrellislogs');
  await page.getByLabel('Your PayPal payname').fill('maya.torres+paypal');
  await checkAccessibility();
  await page.getByRole('button', { name: 'Add this payname' }).click();
  await enterCode(page, sandbox);
  await expect(page.getByText('maya.torres+paypal')).toBeVisible();
  expect((await logged).ok()).toBe(true);
  await page.goto('/pay-pal');
  await expect(page.getByRole('link', { name: /maya\.torres\+paypal/ })).toBeVisible();
});
