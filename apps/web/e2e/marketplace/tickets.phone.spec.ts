import { expect, test } from '../support/journey.ts';
import { enter, heading, readAndAgree } from '../support/steps.ts';

test('a ticket whose answer was lost is settled after a reload, bought once, and has its code [marketplace-012]', async ({
  page,
  sandbox,
  goHome,
  checkAccessibility,
}) => {
  await sandbox.configure({ EnableMarketPlace: '1' });
  await goHome();
  await page.goto('/amc');
  await expect(heading(page, 'Movie tickets')).toBeVisible();
  await page.getByRole('radio', { name: /^Black ticket/ }).focus();
  await page.keyboard.press('Space');
  await readAndAgree(page);
  await checkAccessibility();
  await sandbox.fault({ match: 'marketplace/BuyMovieTickets', kind: 'drop-after', times: 1 });
  await enter(page, 'Buy for $12.99');
  await expect(heading(page, 'We don’t know yet whether they were bought')).toBeVisible();
  await page.reload();
  await enter(page, 'Find out whether they were bought');
  await expect(heading(page, 'Ticket bought')).toBeVisible();
  await enter(page, 'See your tickets');
  await expect(page.getByText('Code on its way')).toHaveCount(1);
  await sandbox.advance(2 * 60 * 60_000);
  await page.reload();
  await enter(page, /^Show code of ticket/);
  await expect(page.getByRole('img', { name: 'Code to scan at the theater' })).toBeVisible();
  await checkAccessibility();
});
