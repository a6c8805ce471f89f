import { balance, sendMoney } from './money-steps.ts';
import { expect, people, test } from './support/journey.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

// What became of it comes while somebody looks.
test.use({ mayMove: ['Receipt', 'Transfer details', 'Home'] });

test('a card that refuses at once says so on the receipt, and the amount goes out next day in one tap', async ({
  page,
  sandbox,
  goHome,
}) => {
  test.slow();
  await goHome();
  const before = await balance(page);
  await sandbox.setRail(people.maya, 'Everyday Debit', 'Refuses');
  const id = await sendMoney(page, { amount: '40', to: 'Everyday Debit', instant: true });
  await sandbox.advance(1000);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Declined', { timeout: 15_000 });
  await page.goto('/ewa/home');
  expect(await balance(page)).toBe(before);
  await page.goto(`/ewa/history/${id}`);
  await expect(page.getByText('Your card’s bank declined it.')).toBeVisible();
  await page.getByRole('button', { name: 'Send it next business day, free' }).click();
  await expect(page).toHaveURL(/\/review$/);
});

test('half arrives, a bank sends it back, and one is checked first: each says what happened and where the money is [money-040]', async ({
  page,
  sandbox,
  goHome,
  checkAccessibility,
}) => {
  test.slow();
  await goHome();
  await sandbox.setRail(people.maya, 'Everyday Debit', 'PaysHalf');
  const half = await sendMoney(page, { amount: '20', to: 'Everyday Debit', instant: true });
  await page.goto('/ewa/home');
  await sandbox.setRail(people.maya, 'Harbor Credit Union', 'Holds');
  const held = await sendMoney(page, { amount: '12' });
  await page.goto(`/ewa/history/${held}`);
  await expect(page.getByText('On its way', { exact: true }).first()).toBeVisible();
  await sandbox.advance(31 * minute);
  await page.goto(`/ewa/receipt/${half}`);
  await expect(page.getByText(/\$10\.00 is in your account\. The other \$12\.99/)).toBeVisible();
  await page.goto(`/ewa/history/${half}`);
  await expect(page.getByText(/\$10\.00 is in your account/)).toBeVisible();
  await checkAccessibility();

  // Past the cut-off of the next bank day, however far off that is.
  for (let waited = 0; waited < 5; waited += 1) {
    const { payments } = (await sandbox.ask('/rails')) as { payments: { state: string }[] };
    if (payments.some(({ state }) => state === 'held')) break;
    await sandbox.advance(day / 2);
  }
  await goHome();
  await page.goto(`/ewa/history/${held}`);
  await expect(page.getByText(/We’re checking it before it leaves/)).toBeVisible();
  await expect(page.getByText('Being checked').first()).toBeVisible();
  await page.goto('/ewa/history');
  await expect(page.getByRole('link', { name: /\$12\.00.*Being checked/ })).toBeVisible();
  await sandbox.setRail(people.maya, 'Harbor Credit Union', 'R03');
  await sandbox.decide(held, 'approve');
  await sandbox.advance(5 * day);
  await goHome();
  await page.goto(`/ewa/history/${held}`);
  await expect(page.getByText(/it has no account with this number/)).toBeVisible();
  await page.getByRole('button', { name: 'Choose another account or card' }).click();
  await expect(page).toHaveURL(/\/where$/);
});
