import { expect, test } from '../support/journey.ts';
import { readSaved, saved, textOf } from '../support/saved-pdf.ts';

test('a transfer is shown with what was filtered still there, beside the list where there is room; it and a month are saved as PDFs whose text can be selected [money-086] [money-089]', async ({
  page,
  isMobile,
  goHome,
}) => {
  const rows = page.getByRole('link', { name: /^To / });
  await goHome();
  await page.getByRole('link', { name: 'See all' }).click();
  await expect(rows).toHaveCount(10);
  // People come for the list: it begins in the upper third of a phone.
  const { y } = (await page.getByText('Taken early').boundingBox()) ?? { y: Number.NaN };
  if (isMobile) expect(y).toBeLessThan(270);
  await page.getByRole('button', { name: 'Filter' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filter and sort' });
  await drawer.locator('label').filter({ hasText: 'To a card' }).click();
  await drawer.getByRole('button', { name: 'Show transfers' }).click();
  await expect(drawer).toBeHidden();
  await expect(rows).toHaveCount(5);
  await rows.first().click();
  const detail = isMobile ? page.getByRole('main') : page.getByRole('region', { name: 'Transfer details' });
  await expect(detail).toContainText('Everyday Debit ••0926');
  await expect(detail).toContainText('Requested');
  if (isMobile) await expect(page).toHaveURL(/\/ewa\/history\/T-/);
  // The list stays beside it, and says which one is shown.
  else await expect(rows.first()).toHaveAttribute('aria-current', 'true');

  const id = /T(?:-\w{4}){4}/.exec((await detail.textContent()) ?? '')?.[0] ?? '';
  const receipt = await saved(page, () => page.getByRole('button', { name: 'Save as PDF' }).click());
  expect(receipt.suggestedFilename()).toBe(`${id}.pdf`);
  const text = await textOf(receipt);
  for (const words of ['Dayfare', 'Receipt for $60.00', id, 'Everyday Debit ••0926', '$2.99', '$62.99'])
    expect(text).toContain(words);
  await page.getByRole('button', { name: isMobile ? 'Back' : 'Close transfer details' }).click();
  await expect(page.getByRole('button', { name: '1 filter' })).toBeVisible();
  await expect(rows).toHaveCount(5);

  await page.getByRole('button', { name: 'Statements' }).click();
  const sheet = page.getByRole('dialog', { name: 'Save a statement' });
  const choose = async (back: number) => {
    await sheet.getByRole('button', { name: /Month/ }).click();
    await page.getByRole('option').nth(back).click();
  };
  await choose(11);
  await sheet.getByRole('button', { name: 'Save as PDF' }).click();
  await expect(sheet.getByText(/has no transfers\. Choose another month\./)).toBeVisible();
  await choose(1);
  const statement = await saved(page, () => sheet.getByRole('button', { name: 'Save as PDF' }).click());
  const { text: month, outline } = await readSaved(statement);
  for (const words of ['Statement for', 'Maya Torres', 'Harbor Credit Union ••4821', 'Sent to you'])
    expect(month).toContain(words);
  for (const cell of ['TH Date', 'TH Amount', 'TD Harbor Credit Union ••4821', 'TH Total'])
    expect(outline).toContain(`      ${cell}`);
  await expect(sheet).toBeHidden();
});
