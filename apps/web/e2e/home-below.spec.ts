import { expect, people, test } from './support/journey.ts';

test('below the balance: news is put away for good, a transfer is saved and begun again, links are chosen, something is read [money-015] [money-016] [money-017] [money-018] [money-019] [money-021] [money-022] [money-023] [money-024]', async ({
  page,
  sandbox,
  goHome,
  checkAccessibility,
}) => {
  await goHome(await sandbox.makePerson(people.maya, 'Maya', 'Below'));
  await expect(
    page.getByRole('region', { name: 'Recent transfers' }).getByRole('listitem').first(),
  ).toBeVisible();
  await page.mouse.wheel(0, 5_000);
  const saved = page.getByRole('region', { name: 'Saved transfers' });
  await saved.scrollIntoViewIfNeeded();
  await checkAccessibility();

  const news = page.getByText('Banks are closed on Thursday, November 26');
  await expect(news).toBeVisible();
  const gone = page.waitForResponse('**/api/user/disposeticker/101');
  await page
    .getByRole('button', { name: /Close|Dismiss/ })
    .first()
    .click();
  await gone;
  await expect(news).toHaveCount(0);

  await saved.getByRole('button', { name: 'Save a transfer' }).click();
  const sheet = page.getByRole('dialog', { name: 'Save a transfer' });
  await sheet.getByLabel('Name').fill('Groceries');
  await sheet.getByLabel('Amount').fill('45.50');
  await checkAccessibility();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(saved.getByRole('button', { name: /^Groceries/ })).toContainText('$45.50');

  const links = page.getByRole('region', { name: 'Quick links' });
  await links.getByRole('button', { name: 'Choose links' }).click();
  const choice = page.getByRole('dialog', { name: 'Choose links' });
  await choice.getByText('Your devices').click();
  await choice.getByRole('button', { name: 'Save' }).click();
  await expect(links.getByRole('link', { name: 'Your devices' })).toHaveAttribute('href', '/device-activity');

  await page.getByRole('button', { name: 'The free way takes one business day' }).click();
  await expect(page.getByRole('dialog').getByText(/the same money comes free/)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();

  await page.reload();
  await expect(
    page.getByRole('region', { name: 'Recent transfers' }).getByRole('listitem').first(),
  ).toBeVisible();
  await page.mouse.wheel(0, 5_000);
  await expect(links.getByRole('link', { name: 'Your devices' })).toBeVisible();
  await expect(news).toHaveCount(0);
  await saved.getByRole('button', { name: /^Groceries/ }).click();
  await expect(page).toHaveURL('/ewa/get-money');
  await expect(page.getByRole('textbox')).toHaveValue('45.50');

  await page.goto('/ewa/home');
  await expect(
    page.getByRole('region', { name: 'Recent transfers' }).getByRole('listitem').first(),
  ).toBeVisible();
  await page.mouse.wheel(0, 5_000);
  await saved.getByText('Change or delete them').click();
  await saved.getByRole('button', { name: /^Groceries/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(saved.getByText(/Save an amount and an account/)).toBeVisible();
});
