import type { Page } from '@playwright/test';
import { expect, type Person, people, test } from './support/journey.ts';

const sam: Person = {
  ...{ name: 'Sam Whitfield', phone: '(202) 555-0107' },
  email: 'sam.whitfield@example.com',
};
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const call = 'user/PayFriend';

async function find(page: Page, who: string): Promise<void> {
  await page.getByLabel('Phone number, email or code').fill(who);
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function pay(page: Page, amount: number): Promise<void> {
  await page.getByLabel('How much?').fill(String(amount));
  const yes = { name: `Pay Sam W. $${amount}.00` };
  await page.getByRole('button', yes).click();
  await page.getByRole('alertdialog').getByRole('button', yes).click();
}

// What was paid comes with its answer.
test.use({
  mayMove: ['Where your money goes', 'Account details', 'Pay a friend', 'Who are you paying?', 'Pay Sam W.'],
});

test('a friend is found, paid once although an answer got lost, and finds it in the app [money-127] [money-128]', async ({
  page,
  sandbox,
  goHome,
  checkAccessibility,
}) => {
  await sandbox.giveMoney(people.maya, 'Card', 100_00);
  await goHome();
  await page.goto('/ewa/accounts');
  await page.getByRole('link', { name: /Dayfare card/ }).click();
  await page.getByRole('link', { name: 'Pay a friend' }).click();
  await expect(page.getByRole('img', { name: 'Code others can pay you with' })).toBeVisible();
  await checkAccessibility();
  await page.getByRole('button', { name: 'Pay someone' }).click();
  await find(page, 'nobody@example.com');
  await expect(page.getByText(/We found nobody you can pay that way/)).toBeVisible();
  await checkAccessibility();
  await find(page, sam.phone);
  await expect(heading(page)).toHaveText('Pay Sam W.');
  await checkAccessibility();
  await pay(page, 20);
  await expect(heading(page)).toHaveText('$20.00 paid to Sam W.');
  await expect(page.getByText('$80.00')).toBeVisible();
  await checkAccessibility();
  await page.getByRole('button', { name: 'Done' }).click();

  // The answer is lost after the money has moved; what is known of it outlives a reload.
  await sandbox.fault({ match: call, kind: 'drop-after', times: 1 });
  await page.getByRole('link', { name: /To Sam W\./ }).click();
  await pay(page, 30);
  await expect(heading(page)).toHaveText('We don’t know yet whether it was paid');
  await page.reload();
  await expect(page.getByText(/\$30\.00 to Sam W\. was lost on the way/)).toBeVisible();
  await checkAccessibility();
  await page.getByRole('button', { name: 'Find out what happened' }).click();
  await expect(heading(page)).toHaveText('$30.00 paid to Sam W.');
  await expect(page.getByText('$50.00')).toBeVisible();
  expect(await sandbox.ask('/ledger')).toMatchObject({ check: { sum: 0, overdrawn: [] } });

  // Back leads to the dashboard from both pages.
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/ewa/home');
  await goHome(sam);
  await page.goto('/card/pay-a-friend');
  await expect(page.getByRole('link', { name: /From Maya T\..*\+\$30\.00/ })).toBeVisible();
});
