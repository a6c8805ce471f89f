import { expect, people, test } from '../support/journey.ts';
import { agree, balance, enterAmount, next, placeField, receipt, sendButton } from './steps.ts';

// A note that the server cannot be reached stands above the page for as long as that lasts.
test.use({ mayMove: ['Receipt'] });

test('a server that is down says that nothing was sent, and goes on where it was once it is back; the transfer outlives restarts before and after it is sent', async ({
  page,
  lastingSandbox: server,
  goHome,
}) => {
  test.slow();
  await goHome(people.maya, server.origin);
  const before = await balance(page);
  await page.getByRole('button', { name: 'Get money' }).click();
  await expect(placeField(page)).toContainText('ending in');
  await page.waitForLoadState('networkidle');
  await server.stop();
  await enterAmount(page, '42');
  await expect(page.getByText('Nothing has been sent. What you entered is still here.')).toBeVisible();
  await server.start();
  await page.getByRole('button', { name: 'Try again' }).click();
  const nextDay = page.getByRole('radio', { name: 'Next business day' });
  await expect(nextDay).toHaveAccessibleDescription(/\$42\.00/);
  await expect(nextDay).toBeChecked();
  await next(page);
  await agree(page);
  await server.restart();
  await sendButton(page).click();
  await receipt(page);
  await server.restart();
  await page.goto(`${server.origin}/ewa/home`);
  expect(await balance(page)).toBe(before - 4200);
  await expect(page.getByRole('link', { name: /\$42\.00/ })).toBeVisible();
});
