import type { Page } from '@playwright/test';
import { enterCode } from '../support/accounts.ts';
import { expect, people, test } from '../support/journey.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const number = (page: Page) => page.getByRole('textbox', { name: 'Account or card number' });
const advance = (page: Page) => page.getByRole('button', { name: 'Continue' });

async function enter(page: Page, account: string): Promise<void> {
  await expect(heading(page)).toHaveText('My pay now');
  await number(page).fill(account);
  await advance(page).click();
}

test('an account at the credit union is not found, entered again and set up with its agreements [money-002] [money-117] [money-118] [money-120] [money-121] [money-122] [money-123] [money-126]', async ({
  page,
  sandbox,
  goHome,
}) => {
  await goHome(people.marisol);
  await page.goto('/ewa/accounts/new');
  await page.getByRole('link', { name: /At East Cove Schools FCU/ }).click();
  await expect(page.getByText(/program fee, which is only charged when you get money/)).toBeVisible();
  await expect(advance(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Need help?' }).click();
  await expect(page).toHaveURL('/home/needhelp');
  await page.getByRole('button', { name: 'Back' }).click();
  await enter(page, '4417002292');
  await expect(heading(page)).toHaveText('We’re having trouble finding your account');
  await page.getByRole('button', { name: 'Re-enter' }).click();
  await expect(number(page)).toHaveValue('4417002292');
  await enter(page, '4417002291');
  await enterCode(page, sandbox);
  await expect(heading(page)).toHaveText('Your account is set up');
  await expect(page).toHaveURL('/ewa/ecsfcu');
  await expect(advance(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Read the agreement' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /I agree/ })
    .click();
  await advance(page).click();
  await expect(heading(page)).toHaveText('Thank you for adding your account');
  for (const name of [/Privacy/, /Pay to your credit union/, /Terms/])
    await expect(page.getByRole('button', { name })).toBeVisible();
  await expect(advance(page)).toBeDisabled();
  await page.getByRole('checkbox', { name: /agree to all three/ }).check({ force: true });
  await advance(page).click();
  await expect(page).toHaveURL('/ewa/home');
  await page.goto('/ewa/accounts');
  await expect(page.getByRole('link', { name: /East Cove Schools FCU.*2291.*Ready/ })).toBeVisible();
  await page.goto('/home/agreements');
  await expect(page.getByRole('button', { name: /Pay to your credit union/ })).toBeVisible();
});
