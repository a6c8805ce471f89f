import { expect, test } from '../support/journey.ts';
import { heading } from '../support/sign-up.ts';

test('a link that nobody knows says so, stands still, and leads to the employers with its campaign', async ({
  page,
}) => {
  // The brand's font comes late, when everything else is there.
  const held = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/sso/create-user?bc=nobody&utm_campaign=lobby');
  await heading(page, 'We don’t recognize this link');
  await expect(page.getByText('Stuck?')).toBeVisible();
  held.resolve();
  await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
  // Two frames: what the font moves has moved by then, and a press after it is no reason.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  await page.getByRole('button', { name: 'Find my employer' }).click();
  await expect(page).toHaveURL('/signup/create-user?utm_campaign=lobby');
});
