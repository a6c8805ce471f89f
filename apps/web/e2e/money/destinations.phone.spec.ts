import { expect, test } from '../support/journey.ts';
import {
  agree,
  chooseInstant,
  enterAmount,
  next,
  openPlaces,
  placeField,
  receipt,
  sendButton,
} from './steps.ts';

// What became of it comes while somebody looks.
test.use({ mayMove: ['Receipt'] });

test('pay becomes an Amazon gift card: its own terms, a code that is hidden, shown and copied [money-001] [money-047]', async ({
  page,
  context,
  sandbox,
  goHome,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await goHome();
  await page.getByRole('button', { name: 'Get money' }).click();
  await enterAmount(page, '30');
  await openPlaces(page);
  await page.getByRole('link', { name: /Amazon gift card/ }).click();
  await expect(page.getByText('Up to $200.00 at once')).toBeVisible();
  await page.getByRole('button', { name: 'Get a gift card' }).click();
  await expect(placeField(page)).toContainText('Amazon gift card');
  await chooseInstant(page);
  await next(page);
  await agree(page);
  await sendButton(page).click();
  const id = await receipt(page);
  await sandbox.advance(6 * 60_000);
  await page.goto(`/ewa/history/${id}`);
  await page.getByRole('button', { name: 'Show the gift code' }).click();
  await expect(page.getByText(/^••••-••••••-[A-Z0-9]{4}$/)).toBeVisible();
  await page.getByRole('button', { name: /Copy.*Gift code/i }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^[A-Z0-9]{4}-[A-Z0-9]{6}-[A-Z0-9]{4}$/);
  await page.getByRole('button', { name: 'Show the code' }).click();
  await expect(page.getByText(copied)).toBeVisible();
});
