import { expect, people, test } from './support/journey.ts';

/** What people read: why nothing can be taken now, what changes that, and when. */
const reasons = [
  ['InBufferDays', 'Payday is being prepared', /opens again on payday, \w+, \w+ \d+\./],
  ['MaxConcurrentTransaction', 'Several transfers are on their way', /once one of them has arrived/],
  ['MaxTransactionsPerDay', 'No more transfers today', /the next one tomorrow/],
  ['MaxTransactionsWeeklyReached', 'No more transfers this week', /next week/],
  ['MaxedOutPayPeriod', 'You’ve taken all you can this pay period', /comes on payday, \w+, \w+ \d+/],
  ['EmployerPaused', 'Your employer has paused early pay', /They decide when it opens again/],
  [
    'EWADeactivated',
    'Early pay is turned off for you',
    /Call Dayfare Care at 1\u2060-\u2060800\u2060-\u2060555\u2060-\u20600142/,
  ],
  ['UserTerminated', 'Early pay has ended with this job', /with your last pay/],
] as const;

// Each reason has words of its own length, which come with the answer.
test.use({ mayMove: ['Home'] });

test('each reason is told in its own words, with what changes it and when [money-046]', async ({
  page,
  sandbox,
  goHome,
  checkAccessibility,
}) => {
  test.slow();
  await goHome();
  const region = page.getByRole('region', { name: 'Available now' });
  for (const [reason, title, text] of reasons) {
    await sandbox.hold(people.maya, reason);
    await page.reload();
    await expect(region).toContainText(title);
    await expect(region).toContainText(text);
    await expect(page.getByRole('button', { name: 'Get money' })).toBeDisabled();
  }
  await checkAccessibility();
  await page.goto('/ewa/get-money');
  await expect(page.getByText('Early pay has ended with this job')).toBeVisible();
  await sandbox.hold(people.maya, 'Available');
  await page.goto('/ewa/home');
  await expect(page.getByRole('button', { name: 'Get money' })).toBeEnabled();
});
