import { expect, test } from '../support/journey.ts';
import { agree } from './steps.ts';

const day = 86_400_000;

// The list is shorter than its skeleton: the action below it moves up.
test.use({ mayMove: ['Regular transfers'] });

test('a regular transfer is previewed, agreed to, made on its days for nothing, and ends [money-050] [money-051] [money-080] [money-081] [money-082]', async ({
  page,
  sandbox,
  goHome,
}) => {
  await goHome();
  await page.getByRole('link', { name: 'See all' }).click();
  await page.getByRole('link', { name: 'Regular transfers' }).click();
  await expect(page.getByText('Nothing repeats yet')).toBeVisible();
  await page.getByRole('button', { name: 'Set up a regular transfer' }).click();
  await page.getByRole('textbox', { name: /How much each time/ }).fill('20');
  await page.getByText('Every day', { exact: true }).click();
  await page.getByRole('textbox', { name: /Number of times/ }).fill('2');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check and agree' })).toBeVisible();
  await expect(page.getByText('$40.00')).toBeVisible();
  await expect(page.getByText('Free', { exact: true })).toBeVisible();
  await agree(page);
  await page.getByRole('button', { name: 'Start regular transfers' }).click();
  const row = page.getByRole('link', { name: /\$20\.00 every day/ });
  await expect(row).toContainText('Active');
  await sandbox.advance(4 * day);
  await page.reload();
  await expect(row).toContainText('Ended');
  await row.click();
  await expect(page.getByText('$40.00 (2)')).toBeVisible();
  // Over a weekend banks take their time: what was sent in four days can still be on its way.
  await page
    .getByRole('link', { name: /Being sent|Sent/ })
    .first()
    .click();
  await expect(page.getByText('Harbor Credit Union ••4821').first()).toBeVisible();
});
