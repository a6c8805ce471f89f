import type { Page } from '@playwright/test';
import { enterCode } from './support/accounts.ts';
import { expect, type Person, people, test } from './support/journey.ts';

const seeded = (name: string, phone: string): Person => ({
  ...{ name, phone },
  email: `${name.toLowerCase().replace(' ', '.')}@example.com`,
});
const marisol = seeded('Marisol Vega', '(202) 555-0122');
const devon = seeded('Devon Clarke', '(202) 555-0123');
const ruth = seeded('Ruth Adeyemi', '(202) 555-0124');

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const number = (page: Page) => page.getByRole('textbox', { name: 'Account or card number' });
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' });

async function enter(page: Page, account: string): Promise<void> {
  await expect(heading(page)).toHaveText('My pay now');
  await number(page).fill(account);
  await goOn(page).click();
}

// The balance and the list are longer or shorter than their skeletons.
test.use({ mayMove: ['Home', 'Where your money goes'] });

test('an account at the credit union is not found, entered again and set up with its agreements [money-002] [money-117] [money-118] [money-120] [money-121] [money-122] [money-123] [money-126]', async ({
  page,
  sandbox,
  goHome,
  checkAccessibility,
}) => {
  await goHome(marisol);
  await page.goto('/ewa/accounts/new');
  await page.getByRole('link', { name: /At East Cove Schools FCU/ }).click();
  await expect(page.getByText(/program fee, which is only charged when you get money/)).toBeVisible();
  await expect(goOn(page)).toBeDisabled();
  await checkAccessibility();
  await page.getByRole('button', { name: 'Need help?' }).click();
  await expect(page).toHaveURL('/home/needhelp');
  await checkAccessibility();
  await page.getByRole('button', { name: 'Back' }).click();
  await enter(page, '4417002292');
  await expect(heading(page)).toHaveText('We’re having trouble finding your account');
  await checkAccessibility();
  await page.getByRole('button', { name: 'Re-enter' }).click();
  await expect(number(page)).toHaveValue('4417002292');
  await enter(page, '4417002291');
  await enterCode(page, sandbox);
  await expect(heading(page)).toHaveText('Your account is set up');
  await expect(page).toHaveURL('/ewa/ecsfcu');
  await expect(goOn(page)).toBeDisabled();
  await checkAccessibility();
  await page.getByRole('button', { name: 'Read the agreement' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /I agree/ })
    .click();
  await goOn(page).click();
  await expect(heading(page)).toHaveText('Thank you for adding your account');
  for (const name of [/Privacy/, /Pay to your credit union/, /Terms/])
    await expect(page.getByRole('button', { name })).toBeVisible();
  await expect(goOn(page)).toBeDisabled();
  await page.getByRole('checkbox', { name: /agree to all three/ }).check({ force: true });
  await checkAccessibility();
  await goOn(page).click();
  await expect(page).toHaveURL('/ewa/home');
  await page.goto('/ewa/accounts');
  await expect(page.getByRole('link', { name: /East Cove Schools FCU.*2291.*Ready/ })).toBeVisible();
  await page.goto('/home/agreements');
  await expect(page.getByRole('button', { name: /Pay to your credit union/ })).toBeVisible();
});

test('an account on hold asks to contact Membership Services, and back leads to the dashboard [money-119]', async ({
  page,
  goHome,
  checkAccessibility,
}) => {
  await goHome(devon);
  await page.goto('/mypaynow');
  await expect(page).toHaveURL('/ewa/mypaynow');
  await enter(page, '4417005518');
  await expect(heading(page)).toHaveText('Please contact Membership Services');
  await expect(page.getByRole('link', { name: /555.*0163/ })).toHaveAttribute('href', 'tel:+18005550163');
  await checkAccessibility();
  await page.getByRole('button', { name: 'Re-enter information' }).click();
  await expect(number(page)).toHaveValue('4417005518');
  await page.goto('/ecsfcu-failed?reason=membership');
  await expect(page).toHaveURL('/ewa/ecsfcu-failed?reason=membership');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/ewa/home');
});

test('root pages lead to their screens, and nobody is told of an account that isn’t there [access-020] [money-126]', async ({
  page,
  goHome,
}) => {
  await goHome(ruth);
  await page.goto('/mypaynow');
  await enter(page, '12345678');
  await expect(heading(page)).toHaveText('We’re having trouble finding your account');
  await page.goto('/ecsfcu');
  await expect(page).toHaveURL('/ewa/mypaynow');
  await page.goto('/ecsfcu-failed');
  await page.getByRole('link', { name: 'Visit Home screen' }).click();
  await expect(page).toHaveURL('/ewa/home');
  // Other employers don't work with the credit union.
  await goHome(people.maya);
  await page.goto('/ewa/mypaynow');
  await expect(page).toHaveURL('/ewa/home');
});
