import { expect, test } from '../support/journey.ts';
import { heading } from '../support/steps.ts';

test('from the home to what is below the balance, to every day of the pay period, and to earlier hours', async ({
  page,
  goHome,
}) => {
  await goHome();
  await expect(
    page.getByRole('region', { name: 'Recent transfers' }).getByRole('listitem').first(),
  ).toBeVisible();
  // What is below comes when it is nearly in sight.
  const saved = page.getByRole('region', { name: 'Saved transfers' });
  await expect(saved).toHaveCount(0);
  await page.mouse.wheel(0, 5_000);
  await saved.scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'The free way takes one business day' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();

  await page.getByRole('link', { name: 'Day by day' }).click();
  await expect(page.getByText(/^Estimated pay on/)).toBeVisible();
  await page
    .getByRole('button', { name: /overtime/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Hours and earnings' }).getByText('Overtime')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Hours of earlier pay periods' }).click();
  // The newest period is open; the page before it has buttons that open something, too.
  const opened = page.getByText(/hours · payday/).filter({ visible: true });
  await expect(heading(page, 'Hours history')).toBeVisible();
  await expect(opened).toHaveCount(1);
  await page.getByRole('main').getByRole('button', { expanded: false }).first().click();
  await expect(opened).toHaveCount(2);
});
