import { expectAboveAction } from '../support/above-the-fold.ts';
import { expect, people, test } from '../support/journey.ts';
import { countPresses } from '../support/presses.ts';
import { amountField, receipt, sendButton } from './steps.ts';

test('a first transfer takes six presses from the home to the receipt at any speed, its agreements included, and a repeat three at most', async ({
  page,
  sandbox,
  goHome,
}) => {
  await goHome(await sandbox.makePerson(people.maya, 'Nell', 'Newcomer', { payFrequency: 'BiWeekly' }));
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const instant = page.getByRole('radio', { name: 'Instant' });

  const first = countPresses();
  await first.press(button('Get money'));
  await amountField(page).pressSequentially('20');
  await expect(button('Read and agree')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Next business day' })).toBeChecked();
  // Both ways are in view while one types, on phones and in a low window.
  const price = (speed: string) =>
    page
      .locator('label', { has: page.getByRole('radio', { name: speed }) })
      .getByText(/^(?:Free|\$\d+\.\d\d)$/)
      .first();
  const size = page.viewportSize() ?? { width: 390, height: 844 };
  for (const [width, height] of [
    [390, 844],
    [360, 640],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectAboveAction([price('Next business day'), price('Instant')], button('Read and agree'));
  }
  await page.setViewportSize(size);
  if (await instant.isEnabled()) await first.press(page.getByText('Instant', { exact: true }));
  await first.press(button('Read and agree'));
  await first.press(button('I Agree 1/2'));
  await first.press(button('I Agree 2/2'));
  await expect(page.getByRole('checkbox')).toBeChecked();
  await first.press(sendButton(page));
  await receipt(page);
  expect(first.count()).toBeLessThanOrEqual(6);

  await button('Done').click();
  const repeat = countPresses();
  await repeat.press(button('Get money'));
  await amountField(page).pressSequentially('15');
  await repeat.press(button('Continue'));
  // What one agrees to is in view without scrolling: where it goes, when, and for how much.
  await page.setViewportSize({ width: 360, height: 640 });
  await expectAboveAction(
    [page.getByText(/^Arrives .+ · (?:Free|\D+\$\d+\.\d\d)$/), page.getByRole('definition').first()],
    sendButton(page),
  );
  await page.setViewportSize(size);
  await repeat.press(sendButton(page));
  await receipt(page);
  expect(repeat.count()).toBeLessThanOrEqual(3);

  await button('Done').click();
  const same = countPresses();
  await same.press(button(/^Same again: \$15\.00/));
  await same.press(sendButton(page));
  await receipt(page);
  expect(same.count()).toBeLessThanOrEqual(3);
});
