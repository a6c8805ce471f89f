import { brandPeople } from './support/brand-people.ts';
import { expect, test } from './support/journey.ts';

// The questions are longer than their skeleton: whom to call stands below them and moves.
test.use({ mayMove: ['Questions and answers'] });

test('help is found from the account and from a page that does not exist: whom to call, and answers by topic and by search [help-001] [help-003] [help-015] [validation-021]', async ({
  page,
  sandbox,
  goHome,
  checkAccessibility,
}) => {
  await sandbox.configure({ CustomerSupportNumber: '1-800-555-0177' });
  await page.goto('/no/such/page');
  await page.getByRole('link', { name: 'Need help?' }).click();
  await expect(page).toHaveURL('/welcome/needhelp');
  await expect(page.getByRole('link', { name: /0177/ })).toHaveAttribute('href', 'tel:+18005550177');
  await page.getByRole('link', { name: 'See all questions and answers' }).click();
  await expect(page).toHaveURL('/faqs');
  await page.getByRole('link', { name: 'When money arrives' }).click();
  await page.getByRole('button', { name: 'Can I cancel a transfer?' }).click();
  await expect(page.getByText(/^Yes, for free/)).toBeVisible();

  await goHome();
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('link', { name: 'Help', exact: true }).click();
  await expect(page).toHaveURL('/home/needhelp');
  await expect(page.getByText(/^Dayfare Care · Every day/)).toBeVisible();
  await checkAccessibility();
  await page.getByRole('link', { name: 'See all questions and answers' }).click();
  await expect(page.getByRole('heading', { name: 'Your paycheck' })).toBeVisible();
  await checkAccessibility();
  await page.getByRole('searchbox', { name: 'Search questions' }).fill('COSTS $');
  const marks = page.locator('mark');
  await expect(marks).toHaveText(['costs $']);
  await checkAccessibility();
  await page.getByRole('searchbox', { name: 'Search questions' }).fill('.*');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/home/needhelp');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/ewa/home');
});

test('people of each brand are told its own number, in help and on the page about them [help-001]', async ({
  page,
  goHome,
}) => {
  for (const [person, number] of [
    [brandPeople.ukg, '+18005550193'],
    [brandPeople.canada, '+18885550164'],
  ] as const) {
    await goHome(person);
    for (const where of ['/home/needhelp', '/home/profile']) {
      await page.goto(where);
      await expect(page.getByRole('link', { name: /555.*\d{4}/ })).toHaveAttribute('href', `tel:${number}`);
    }
  }
});
