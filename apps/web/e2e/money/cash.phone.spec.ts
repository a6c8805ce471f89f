import { expect, test } from '../support/journey.ts';
import { agree, chooseInstant, enterAmount, next, placeField, receipt, sendButton } from './steps.ts';

// The code comes while one looks, and the list of counters gets shorter as one types, which a busy browser shows too late for it to count as an answer to that.
test.use({ mayMove: ['Receipt', 'Cash pickup'] });

test('cash: counters, a code of 12 digits as bars and text, paid out [money-074] [money-075] [validation-017]', async ({
  page,
  sandbox,
  goHome,
}) => {
  await goHome();
  await page.goto('/ewa/cash');
  const counters = page.getByRole('list', { name: 'Counters' });
  await expect(counters.getByRole('listitem')).toHaveCount(6);
  await page.getByRole('searchbox', { name: 'Name, city or ZIP code' }).fill('montreal');
  await expect(counters.getByRole('listitem')).toHaveCount(1);
  await expect(counters).toContainText('Marché du Plateau');

  await page.getByRole('button', { name: 'Get cash' }).click();
  await enterAmount(page, '30');
  await expect(placeField(page)).toContainText('Cash pickup');
  await chooseInstant(page);
  await next(page);
  await agree(page);
  await sendButton(page).click();
  const id = await receipt(page);
  await sandbox.advance(31 * 60_000);
  await page.goto(`/ewa/receipt/${id}`);
  await expect(page.getByText('Ready to pick up')).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'Counters' }).getByRole('link', { name: /^Map of / }),
  ).toHaveCount(3);
  await expect(page.getByText(/Bring a photo ID/)).toBeVisible();
  await expect(page.getByRole('img', { name: 'Pickup code' })).toBeVisible();
  await expect(page.getByText(/^\d{4} \d{4} \d{4}$/)).toBeVisible();
  await expect(page.getByText(/Pick it up by/)).toBeVisible();
  await sandbox.payOutCash(id);
  await page.goto(`/ewa/cash?transfer=${id}`);
  await expect(page.getByText('There’s no code for this transfer')).toBeVisible();
  await page.getByRole('button', { name: 'See the transfer' }).click();
  await expect(page.getByText('Picked up')).toBeVisible();
});
