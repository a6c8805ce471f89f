import { agree, balance, receipt, sendButton, upToReview } from './money-steps.ts';
import { expect, people, test } from './support/journey.ts';

const wish = { amount: '20', to: 'Everyday Debit', instant: true } as const;

test('a first free transfer, a fee inside the amount and one that the card pays are said before and after [money-052] [money-053] [money-155]', async ({
  page,
  sandbox,
  goHome,
  checkAccessibility,
}) => {
  test.slow();
  const { email } = people.maya;
  await sandbox.setFees({ email, kind: 'FirstFreeTransaction' });
  await goHome();
  const before = await balance(page);
  await upToReview(page, wish);
  await expect(page.getByText('Usually $2.99. Your first one is free.')).toBeVisible();
  await page.goBack();
  const instant = page.getByRole('radio', { name: 'Instant' });
  await expect(instant).toHaveAccessibleDescription(
    /Instant fee Free Usually \$2\.99\. Your first one is free/,
  );
  await checkAccessibility();
  await page.getByRole('button', { name: 'Continue' }).click();
  await agree(page);
  await sendButton(page).click();
  await receipt(page);
  await expect(page.getByText('Usually $2.99. Your first one is free.')).toBeVisible();
  await page.goto('/ewa/home');
  expect(await balance(page)).toBe(before - 2000);

  await sandbox.setFees({ email, model: 'FlatRatePricing', mode: 'Inclusive' });
  await page.goto('/ewa/home');
  await upToReview(page, wish);
  await expect(page.getByText(/It’s part of the amount: \$17\.01 arrives/)).toBeVisible();

  await sandbox.setFees({ email, model: 'FlatRatePricing', mode: 'Debit' });
  await page.goto('/ewa/home');
  await upToReview(page, wish);
  await expect(page.getByText('Card payment fee')).toBeVisible();
  await expect(page.getByText('Charged to the card itself, not taken from your pay.')).toBeVisible();
  await agree(page);
  await sendButton(page).click();
  await receipt(page);
  await expect(page.getByText('Card payment fee')).toBeVisible();
  await page.goto('/ewa/home');
  expect(await balance(page)).toBe(before - 4000);
});
