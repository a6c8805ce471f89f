import { expect, people, test } from './support/journey.ts';

test('an agreement that the programme asks for is read and agreed to, and early pay opens', async ({
  page,
  sandbox,
  goHome,
  checkAccessibility,
}) => {
  await sandbox.setRule(people.maya, 'agreement', '6');
  await goHome();
  await expect(page.getByText('An agreement is missing')).toBeVisible();
  await page.getByRole('link', { name: 'Read and agree' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One agreement is missing');
  await checkAccessibility();
  await page.getByRole('button', { name: 'Read and agree' }).click();
  await page.getByRole('button', { name: /^I agree/i }).click();
  await expect(page.getByRole('checkbox')).toBeChecked();
  await page.getByRole('button', { name: 'Open early pay' }).click();
  await expect(page).toHaveURL('/ewa/home');
  await expect(page.getByRole('button', { name: 'Get money' })).toBeEnabled();
});
