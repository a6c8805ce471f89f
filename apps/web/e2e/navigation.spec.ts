import type { Page } from '@playwright/test';
import { brandPeople } from './support/brand-people.ts';
import { expect, type Person, test } from './support/journey.ts';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

for (const [brand, person] of Object.entries(brandPeople)) {
  test(`${brand}: the navigation leads from part to part, says where one is, and is gone in a task`, async ({
    page,
    goHome,
    checkAccessibility,
  }) => {
    await goHome(person);
    const main = navigation(page);
    await expect(main).toHaveCount(1);
    const [home, money] = [
      main.getByRole('link', { name: 'Home' }),
      main.getByRole('link', { name: 'Money' }),
    ];
    await expect(main.getByRole('link')).toHaveCount(3);
    await expect(home).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('html')).toHaveAttribute('data-brand', brand);
    await checkAccessibility();

    await money.click();
    await expect(page).toHaveURL('/ewa/history');
    await expect(page.getByRole('heading', { level: 1, name: 'Transfers' })).toBeFocused();
    await expect(money).toHaveAttribute('aria-current', 'page');
    await expect(home).not.toHaveAttribute('aria-current');
    // A part is a beginning: there is nothing to go back to, but for the browser's own button.
    await expect(page.getByRole('button', { name: 'Back' })).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/ewa/home');
    await expect(home).toHaveAttribute('aria-current', 'page');

    await page.goto('/ewa/get-money');
    await expect(page.getByRole('textbox', { name: 'Amount' })).toBeVisible();
    await expect(main).toHaveCount(0);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(main).toBeVisible();
  });
}

test('people without an employer have their home and their account, and no transfers of wages', async ({
  page,
  goHome,
}) => {
  const sam: Person = { phone: '(202) 555-0107', email: 'sam.whitfield@example.com', name: 'Sam Whitfield' };
  await goHome(sam);
  await expect(navigation(page).getByRole('link')).toHaveText(['Home', 'You']);
});

test('one’s account is a page: who is signed in, what one can do, and the way out', async ({
  page,
  sandbox,
  goHome,
  checkAccessibility,
}) => {
  await goHome(await sandbox.makePerson(brandPeople.common, 'Ada', 'Quinn'));
  const you = navigation(page).getByRole('link', { name: 'You' });
  await you.click();
  await expect(page).toHaveURL('/home/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeFocused();
  await expect(you).toHaveAttribute('aria-current', 'page');
  const main = page.getByRole('main');
  await expect(main.getByText('Signed in as Ada Quinn')).toBeVisible();
  await checkAccessibility();
  await main.getByRole('link', { name: 'Two-step sign-in' }).click();
  await expect(page).toHaveURL('/home/two-step');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/home/profile');
  await main.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/welcome/login');
});

test('by keyboard the navigation is met in the order in which it is seen, and leads on', async ({
  page,
  goHome,
  isMobile,
}) => {
  await goHome();
  const main = navigation(page);
  const [home, money] = [main.getByRole('link', { name: 'Home' }), main.getByRole('link', { name: 'Money' })];
  const action = page.getByRole('button', { name: 'Get money' });
  await expect(action).toBeVisible();
  const isBefore = await home.evaluate(
    (link, button) =>
      button !== null && (link.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    await action.elementHandle(),
  );
  // The rail stands before the page, the bar below it.
  expect(isBefore).toBe(!isMobile);
  await home.focus();
  await page.keyboard.press('Tab');
  await expect(money).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Transfers' })).toBeFocused();
});

test('the bar of a phone stays at the lower edge of the window, the rail beside the page', async ({
  page,
  goHome,
  isMobile,
}) => {
  await goHome();
  await expect(page.getByRole('region', { name: 'Recent transfers' })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 300));
  const [box, height] = [await navigation(page).boundingBox(), page.viewportSize()?.height ?? 0];
  if (isMobile) expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(height, 0);
  else
    expect([box?.x, box?.y, box?.height].map((side = -1) => Math.abs(Math.round(side)))).toEqual([
      0,
      0,
      height,
    ]);
});

test('whoever works for several employers switches between them from the account', async ({
  page,
  signIn,
}) => {
  const aisha: Person = { phone: '(202) 555-0110', email: 'aisha.farouk@example.com', name: 'Aisha Farouk' };
  await page.goto('/welcome/login');
  await signIn(aisha);
  await page.getByRole('radio', { name: 'Metro Home Care' }).check({ force: true });
  await page.getByRole('button', { name: 'Continue' }).click();
  const balance = page.getByRole('region', { name: 'Available now' }).getByText(/^\$/).first();
  await expect(balance).toBeVisible();
  const before = await balance.textContent();

  await navigation(page).getByRole('link', { name: 'You' }).click();
  await page.getByRole('button', { name: /^Switch employer/ }).click();
  const sheet = page.getByRole('dialog', { name: /Switch employer/ });
  await expect(sheet.getByRole('radio', { name: 'Metro Home Care' })).toBeChecked();
  await expect(sheet.getByRole('button', { name: 'Switch employer' })).toBeDisabled();
  await sheet.getByRole('radio', { name: 'Weekend Catering Co.' }).check({ force: true });
  await sheet.getByRole('button', { name: 'Switch employer' }).click();

  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/ewa/home');
  await expect(balance).not.toHaveText(before ?? '');
  await navigation(page).getByRole('link', { name: 'You' }).click();
  await expect(page.getByRole('main')).toContainText('Weekend Catering Co.');
});
