import { expect, people, test } from './support/journey.ts';

const sam = { phone: '(202) 555-0107', email: 'sam.whitfield@example.com', name: 'Sam Whitfield' };

test('the history says where money comes from, and is filtered by it; what friends paid is moved by itself [money-006] [money-048]', async ({
  page,
  sandbox,
  goHome,
  checkAccessibility,
}) => {
  test.slow();
  const title = page.getByRole('heading', { level: 1 });
  await sandbox.giveMoney(people.maya, 'Card', 10_00);
  await sandbox.giveMoney(sam, 'Card', 100_00);
  await sandbox.reward(people.maya, 15_00);
  await goHome(sam);
  await page.goto('/card/pay-a-friend');
  await page.getByRole('button', { name: 'Pay someone' }).click();
  await page.getByLabel('Phone number, e-mail or code').fill(people.maya.email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('How much?').fill('40');
  await page.getByRole('button', { name: 'Pay Maya T. $40.00' }).click();
  await expect(title).toHaveText('$40.00 paid to Maya T.');

  await goHome();
  await page.goto('/ewa/accounts');
  await page.getByRole('link', { name: /Harbor Credit Union/ }).click();
  await page.getByRole('link', { name: 'Move money here' }).click();
  await page.getByRole('radio', { name: 'Money from friends, in Dayfare card' }).check({ force: true });
  await checkAccessibility();
  await page.getByLabel('How much?').fill('30');
  await page.getByRole('button', { name: 'Move $30.00' }).click();
  await expect(title).toHaveText('$30.00 moved');

  await page.goto('/ewa/history');
  const rows = page.getByRole('link', { name: /Money from friends/ });
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole('link', { name: /Referral reward.*Referral rewards/ })).toBeVisible();
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('dialog').getByText('Referral rewards', { exact: true }).click();
  await page.getByRole('button', { name: 'Show transfers' }).click();
  await expect(page).toHaveURL(/source=Incentive_Referrals/);
  await expect(rows).toHaveCount(0);
  const reward = page.getByRole('link', { name: /Referral reward/ });
  await expect(reward).toHaveCount(1);
  await checkAccessibility();
  await reward.click();
  await expect(page.getByText('Referral rewards').last()).toBeVisible();
  await expect(page.getByRole('button', { name: 'E-mail the receipt' })).toHaveCount(0);
});
