import { expect, people, test } from '../support/journey.ts';
import { enter, heading, readAndAgree } from '../support/steps.ts';

const day = 86_400_000;

/** A date as it is typed: month, day and year. */
const typed = (date: Date) =>
  new Intl.DateTimeFormat('en-US', {
    ...{ timeZone: 'America/New_York', month: '2-digit', day: '2-digit', year: 'numeric' },
  })
    .format(date)
    .replaceAll('/', '');

test('a bill is added, put on autopay, paid by itself in time, and has a receipt; another is marked as paid [billpay-002] [billpay-003] [billpay-004]', async ({
  page,
  sandbox,
  goHome,
  checkAccessibility,
}) => {
  await goHome(people.bruno);
  await page.goto('/billpay');
  await expect(page.getByText('3 bills due in the next 30 days')).toBeVisible();
  await checkAccessibility();
  await enter(page, 'Add a bill');
  await expect(heading(page, 'Add a bill')).toBeVisible();
  await page.getByRole('radio', { name: 'Skyline Wireless' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('textbox', { name: 'Amount due' }).focus();
  await page.keyboard.type('25');
  await page.getByRole('spinbutton', { name: /month/i }).first().focus();
  // The server's day, which need not be the device's.
  const { now } = (await sandbox.ask('/clock')) as { readonly now: string };
  await page.keyboard.type(typed(new Date(Date.parse(now) + 4 * day)));
  await checkAccessibility();
  await enter(page, 'Add the bill');
  await expect(heading(page, 'Skyline Wireless')).toBeVisible();
  await enter(page, 'Autopay and reminder');
  await page.getByRole('switch', { name: 'Pay it automatically' }).focus();
  await page.keyboard.press('Space');
  await readAndAgree(page);
  await enter(page, 'Save');
  await expect(page.getByText(/You can call it off until/)).toBeVisible();
  await checkAccessibility();

  await sandbox.advance(5 * day);
  await page.reload();
  await expect(page.getByRole('link', { name: /^Receipt for/ })).toBeVisible();
  await page.goto('/billpay');
  await page
    .getByRole('link', { name: /Maple Court Apartments/ })
    .first()
    .click();
  await enter(page, 'I’ve paid it another way');
  await expect(page.getByText('Marked as paid').first()).toBeVisible();
});
