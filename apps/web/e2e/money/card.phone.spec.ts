import type { FrameLocator, Page } from '@playwright/test';
import type { Steering } from '../../src/testing/sandbox/steering.ts';
import { accountAtBank, addForTransfer, enterCode } from '../support/accounts.ts';
import { expect, people, test } from '../support/journey.ts';
import { agree, chooseInstant, next, receipt, sendButton } from './steps.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const fields = (page: Page) => page.frameLocator('iframe[title^="Card number"]');

/** The number of a test card, by what the sandbox says of it. */
async function testCard(sandbox: Steering, says: RegExp): Promise<string> {
  const { cards } = (await sandbox.ask('/cards')) as { cards: readonly { number: string; says: string }[] };
  const found = cards.find((card) => says.test(card.says));
  if (!found) throw new Error(`No test card says ${says}.`);
  return found.number;
}

async function typeCard(frame: FrameLocator, number: string, expiry = '0429'): Promise<void> {
  await frame.getByLabel('Card number').fill(number);
  await frame.getByLabel('Expiration date').fill(expiry);
  await frame.getByLabel('Security code').fill('123');
}

/** Fills in what the page itself asks. */
async function typeRest(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Name on the card' }).fill('Maya Torres');
  await page.getByRole('textbox', { name: 'Nickname' }).fill('Payday card');
  await page.getByRole('textbox', { name: 'Street address' }).fill('1 Market Street');
  await page.getByRole('textbox', { name: 'City' }).fill('San Francisco');
  await page.getByRole('button', { name: /State/ }).click();
  await page.getByRole('option', { name: 'California' }).click();
  await page.getByRole('textbox', { name: 'ZIP code' }).fill('94105');
}

const add = (page: Page) => page.getByRole('button', { name: 'Add this card' }).click();

// The frame is as high as what it says; the list and a card's page are longer or shorter than their skeletons.
test.use({ mayMove: ['Add a debit card', 'Confirm your card', 'Account details', 'Type your card again'] });

test('a debit card is added while getting money, in a frame of its own origin; its bank refuses and then confirms it, and it receives an instant transfer [money-072] [money-134] [money-135] [money-140] [validation-008]', async ({
  page,
  sandbox,
  goHome,
  checkAccessibility,
}) => {
  const number = await testCard(sandbox, /asks its customer/);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(sandbox.origin)) sent.push(request.url() + (request.postData() ?? ''));
  });
  await goHome();
  await addForTransfer(page);
  await page.getByRole('link', { name: /Debit card/ }).click();
  await expect(heading(page)).toHaveText('Add a debit card');
  const frame = fields(page);
  await expect(frame.getByLabel('Card number')).toHaveAttribute('autocomplete', 'cc-number');
  // The frame has the brand's font from its own origin.
  const loaded = () =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
  await expect.poll(() => frame.locator('html').evaluate(loaded)).toContain('Nunito');
  // Until then a font of the device that takes the same room.
  const standIns = () =>
    [...document.fonts].filter(({ family }) => family.startsWith('Nunito fallback')).length;
  expect(await frame.locator('html').evaluate(standIns)).toBe(4);
  await frame.getByLabel('Card number').fill('3782 822463 10005');
  await expect(frame.getByText('American Express', { exact: true })).toBeVisible();
  await add(page);
  await expect(frame.getByText(/American Express and Diners Club cards can’t be added/)).toBeVisible();
  await expect(frame.getByLabel('Card number')).toBeFocused();
  await expect(page.getByText('Enter the name on the card.')).toBeVisible();
  await checkAccessibility();
  await typeCard(frame, number);
  await typeRest(page);
  // Enter in the frame sends the whole form.
  await frame.getByLabel('Security code').press('Enter');
  await enterCode(page, sandbox);
  await expect(heading(page)).toHaveText('Confirm your card');

  const bank = page.frameLocator('iframe[title="Your bank’s page"]');
  await page.getByRole('button', { name: 'Ask my bank' }).click();
  await bank.getByRole('button', { name: 'No, it isn’t me' }).click();
  await expect(page.getByText('The card can’t be used yet')).toBeVisible();
  await page.getByRole('button', { name: 'Ask my bank' }).click();
  await checkAccessibility();
  await bank.getByRole('button', { name: 'Yes, it’s me' }).click();
  const places = page.getByRole('dialog', { name: 'Where should it go?' });
  await places.getByRole('button', { name: /Payday card/ }).click();
  await expect(places).toBeHidden();
  await chooseInstant(page);
  await next(page);
  await agree(page);
  await sendButton(page).click();
  await receipt(page);

  await page.goto('/ewa/accounts');
  await page.getByRole('link', { name: /Payday card.*Ready/ }).click();
  await expect(page.getByText('04/2029')).toBeVisible();
  await expect(page.getByText('1 Market Street, San Francisco, CA 94105')).toBeVisible();
  await page.getByRole('button', { name: 'Pay the program fee with it' }).click();
  await expect(page.getByText('Paid with this card')).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  for (const place of [kept, ...sent, JSON.stringify(await sandbox.ask('/analytics'))])
    expect(place.replace(/\s/g, '')).not.toContain(number.slice(0, 12));
});

test('a card in doubt and one that has expired are typed again, and what doesn’t fit is said beside its field [money-132] [validation-019]', async ({
  page,
  sandbox,
  goHome,
}) => {
  const number = await testCard(sandbox, /Mastercard/);
  await goHome();
  await page.goto('/card/add-card');
  await typeCard(fields(page), number);
  await typeRest(page);
  await add(page);
  await enterCode(page, sandbox);
  await page.getByRole('button', { name: 'Ask my bank' }).click();
  await expect(heading(page)).toHaveText('Account details');
  const { id } = await accountAtBank(sandbox, people.maya, number.slice(-4));
  await sandbox.setAccount(id, 'NeedVerification');
  await page.reload();
  await page.getByRole('button', { name: 'Type the card again' }).click();
  await typeCard(fields(page), number, '0529');
  const check = page.getByRole('button', { name: 'Check the card' });
  await check.click();
  await expect(fields(page).getByText(/isn’t the expiration date of your card/)).toBeVisible();
  await fields(page).getByLabel('Expiration date').fill('0429');
  await check.click();
  await expect(page.getByRole('status').getByText('Ready', { exact: true })).toBeVisible();
  await sandbox.setAccount(id, 'UpdateRequired');
  await page.reload();
  await page.getByRole('button', { name: 'Type the new card' }).click();
  await typeCard(fields(page), number, '0933');
  await check.click();
  await expect(page.getByText('09/2033')).toBeVisible();
});

test.describe('in Spanish', () => {
  test.use({ locale: 'es-US', mayMove: ['Agregar una tarjeta de débito'] });

  test('a frame that does not load says so, opens again, and nothing else typed is lost; without a network the card stays as well', async ({
    page,
    context,
    goHome,
    sandbox,
  }) => {
    await goHome();
    await page.clock.install();
    let isBlocked = true;
    await page.route(/\/fields\//, (route) => (isBlocked ? route.abort() : route.continue()));
    // The page's own wait begins when it has put the frame in place.
    const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/fields/'));
    await page.goto('/card/add-card');
    await refused;
    await page.getByRole('textbox', { name: 'Nombre en la tarjeta' }).fill('Maya Torres');
    await page.clock.fastForward(16_000);
    await expect(page.getByText('Los campos de la tarjeta no funcionan')).toBeVisible();
    isBlocked = false;
    await page.getByRole('button', { name: 'Abrirlos de nuevo' }).click();
    const frame = page.frameLocator('iframe');
    await frame.getByLabel('Número de tarjeta').fill('4242 4242 4242 4241');
    await page.getByRole('button', { name: 'Agregar esta tarjeta' }).click();
    await expect(
      frame.getByText('Ese no es un número de tarjeta. Revisa sus dígitos uno por uno.'),
    ).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Nombre en la tarjeta' })).toHaveValue('Maya Torres');
    await frame.getByLabel('Número de tarjeta').fill(await testCard(sandbox, /Visa/));
    await frame.getByLabel('Vencimiento').fill('0429');
    await frame.getByLabel('Código de seguridad').fill('123');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Agregar esta tarjeta' }).click();
    await expect(page.getByText(/No hay red/).first()).toBeVisible();
    await expect(frame.getByLabel('Vencimiento')).toHaveValue('04/29');
  });
});
