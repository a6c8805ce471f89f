import { expect, test } from '../support/journey.ts';
import { saved, textOf } from '../support/saved-pdf.ts';

test('what somebody has agreed to is listed with its version and date, read, and kept as a PDF [contracts-001]', async ({
  page,
  goHome,
}) => {
  await goHome();
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('link', { name: 'Agreements' }).click();
  await expect(page).toHaveURL('/home/agreements');
  await expect(page).toHaveTitle('Agreements · Dayfare');
  const list = page.getByRole('list', { name: 'What you’ve agreed to' });
  await expect(list.getByRole('listitem')).toHaveCount(5);
  await expect(list.getByRole('button', { name: /^Early pay agreement/ })).toContainText('Agreed 14 times');
  await list.getByRole('button', { name: /^Terms of service/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Terms of service' });
  await expect(sheet.getByText('In force since: January 15, 2026')).toBeVisible();
  await expect(sheet.getByRole('heading', { name: 'Using Dayfare' })).toBeVisible();
  const download = await saved(page, () => sheet.getByRole('button', { name: 'Save as PDF' }).click());
  expect(download.suggestedFilename()).toBe('Terms-of-service.pdf');
  expect(await textOf(download)).toMatch(
    /Terms of service In force since January 15, 2026 .*Using Dayfare Keep your password to yourself/,
  );
});
