import { expect, people, test } from './support/journey.ts';

const hannah = { phone: '', email: 'hannah.kowalski@example.com', name: 'Hannah Kowalski' };

test('from the home to every day of the pay period, what is left on payday, and earlier hours [money-011] [money-027]', async ({
  page,
  goHome,
  checkAccessibility,
}) => {
  await goHome(people.maya);
  await page.getByRole('link', { name: 'Day by day' }).click();
  await expect(page).toHaveURL('/ewa/earnings?show=earnings');
  await expect(page).toHaveTitle('Your earnings · Dayfare');
  await expect(page.getByText(/^Estimated pay on/)).toBeVisible();
  const days = page.getByRole('list', { name: 'Day by day' });
  await days
    .getByRole('button', { name: /overtime/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Hours and earnings' }).getByText('Overtime')).toBeVisible();
  await page.keyboard.press('Escape');
  await checkAccessibility();

  await page.getByRole('link', { name: 'Hours of earlier pay periods' }).click();
  await expect(page).toHaveTitle('Hours history · Dayfare');
  await expect(page.getByRole('button', { expanded: false }).first()).toBeVisible();
  await page.getByRole('button', { expanded: false }).first().click();
  await expect(page.getByText(/hours · payday/).filter({ visible: true })).toHaveCount(2);
  await checkAccessibility();
});

test('tips and mileage stand apart from the balance; accounts and cards are counted by type, on this device too [money-025] [money-026] [session-005]', async ({
  page,
  sandbox,
  goHome,
  checkAccessibility,
}) => {
  await goHome(await sandbox.makePerson(hannah, 'Hannah', 'Reyes'));
  await page.getByRole('link', { name: 'Tips & Mileage' }).click();
  await expect(page).toHaveURL('/ewa/earnings?show=tips');
  await expect(page.getByText('$86.40')).toBeVisible();
  await checkAccessibility();
  const asked = page.waitForResponse('**/api/user/assets');
  await page.reload();
  await asked;
  await page.getByRole('tab', { name: 'Assets' }).click();
  await expect(page.getByRole('heading', { name: /bank account/ })).toBeVisible();
  const counts = () => page.evaluate(() => JSON.parse(localStorage.getItem('assetCounts') ?? '{}'));
  await expect.poll(counts).toMatchObject({ Tips: 1, Mileage: 1 });
});

test('the earnings page says how often the employer pays, and when next [money-038]', async ({
  page,
  sandbox,
  goHome,
}) => {
  const paydays = page.getByRole('region', { name: 'Your paydays' });
  const rows = paydays.getByRole('listitem');
  await goHome(await sandbox.makePerson(people.maya, 'Maya', 'Weekly', { payFrequency: 'Weekly' }));
  await page.goto('/ewa/earnings');
  await expect(paydays.getByText('Your employer pays you every week.')).toBeVisible();
  await expect(rows).toHaveCount(3);
  const weekly = await rows.allTextContents();
  await goHome(await sandbox.makePerson(people.maya, 'Maya', 'Monthly', { payFrequency: 'Monthly' }));
  await page.goto('/ewa/earnings');
  await expect(paydays.getByText('Your employer pays you once a month.')).toBeVisible();
  await expect(rows).toHaveCount(3);
  expect(await rows.allTextContents()).not.toEqual(weekly);
});

test('a rhythm of pay that changes is told before it comes, and the running pay period stays [money-038]', async ({
  page,
  sandbox,
  goHome,
  checkAccessibility,
}) => {
  const maya = await sandbox.makePerson(people.maya, 'Maya', 'Changing');
  await goHome(maya);
  const period = page.getByRole('region', { name: 'This pay period' });
  const payday = await period.getByText(/^Payday is/).textContent();
  await sandbox.payEvery(maya, 'Weekly');
  await page.reload();
  await expect(period.getByText(/^Payday is/)).toHaveText(payday ?? '');
  await page.goto('/ewa/earnings');
  const paydays = page.getByRole('region', { name: 'Your paydays' });
  await expect(paydays.getByText('Your employer pays you every two weeks.')).toBeVisible();
  await expect(paydays.getByText(/^From .+ on, it pays you every week\.$/)).toBeVisible();
  await checkAccessibility();
});
