import type { Page } from '@playwright/test';
import { expect, type Person, test } from './support/journey.ts';

const theo: Person = {
  ...{ name: 'Theo Brandt', phone: '(202) 555-0125' },
  email: 'theo.brandt@example.com',
};
const pdf = { mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 pay stub') };
const send = (page: Page) => page.getByRole('button', { name: 'Send for review' });
const balance = (page: Page) => page.getByRole('region', { name: 'Available now' });

// Reasons, lists and banners have heights of their own, which come with the answer.
test.use({ mayMove: ['Home', 'What we need from you', 'Show us your pay stub'] });

test('a deduction that has not cleared is shown by a pay stub, refused, sent again and accepted, and early pay opens [money-013] [money-014] [validation-016] [validation-019]', async ({
  page,
  sandbox,
  goHome,
  checkAccessibility,
}) => {
  await goHome(theo);
  await expect(balance(page)).toContainText('Your last payday isn’t settled yet');
  await expect(page.getByRole('button', { name: 'Get money' })).toBeDisabled();
  await page.getByRole('link', { name: 'Show us your pay stub' }).click();
  await checkAccessibility();
  await page.getByRole('link', { name: /Deduction of \$80\.00/ }).click();
  await expect(page.getByText(/You took \$80\.00 early/)).toBeVisible();
  await checkAccessibility();
  const picker = page.locator('input[type=file]');
  await picker.setInputFiles({ ...pdf, name: 'stub.exe' });
  await expect(page.getByText(/stub\.exe/)).toContainText(/PDF/);
  await picker.setInputFiles({ ...pdf, name: 'disguised.png', mimeType: 'image/png' });
  await send(page).click();
  await expect(page.getByText(/isn’t what its name says/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove disguised.png' }).click();
  // The answer is lost after the file has arrived: sending it again keeps one.
  await sandbox.fault({ match: 'user/UploadDeductionsForClearence', kind: 'drop-after', times: 1 });
  await picker.setInputFiles({ ...pdf, name: 'stub.pdf' });
  await send(page).click();
  await expect(page.getByText('Not sent. Try again.')).toBeVisible();
  await checkAccessibility();
  await page.getByRole('button', { name: 'Try again: stub.pdf' }).click();
  await expect(page.getByText(/look at them within one business day\. You’ll get/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'What you sent' }).getByText('stub.pdf')).toHaveCount(1);
  const { id } = await sandbox.proofOf(theo, 'deduction');
  await sandbox.decideProof(id, 'unreadable');
  await page.reload();
  await expect(page.getByText(/Send a sharp picture of the whole page/)).toBeVisible();
  await picker.setInputFiles({ ...pdf, name: 'better.pdf' });
  await send(page).click();
  await expect(page.getByRole('list', { name: 'What you sent' })).toContainText('better.pdf');
  await sandbox.decideProof(id, 'accepted');
  await page.reload();
  await expect(page.getByText(/no longer holds anything back/)).toBeVisible();
  expect(JSON.stringify(await sandbox.ask('/outbox'))).toContain('is accepted.');
  await page.goto('/ewa/home');
  await expect(page.getByRole('button', { name: 'Get money' })).toBeEnabled();
});

test('hours that were not reported are shown by a time sheet and count once it is accepted [money-012] [time-010]', async ({
  page,
  sandbox,
  goHome,
}) => {
  await goHome(theo);
  const { id, day } = await sandbox.proofOf(theo, 'hours');
  const form = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  const missing = page.getByText(new Intl.DateTimeFormat('en-US', form).format(Date.parse(day)));
  await page.goto('/ewa/earnings');
  await expect(page.getByRole('list').first()).toBeVisible();
  await expect(missing).toHaveCount(0);
  await page.goto('/ewa/proofs');
  await page.getByRole('link', { name: /Hours for that day/ }).click();
  await page.locator('input[type=file]').setInputFiles({ ...pdf, name: 'time-sheet.pdf' });
  await send(page).click();
  await expect(page.getByText(/look at them within one business day\. You’ll get/)).toBeVisible();
  await sandbox.decideProof(id, 'accepted');
  await page.reload();
  await expect(page.getByText(/count toward your balance/)).toBeVisible();
  await page.goto('/ewa/earnings');
  await expect(missing).toBeVisible();
  expect(await sandbox.ask('/ledger')).toMatchObject({ check: { sum: 0, overdrawn: [] } });
});
