import { expect, type Locator, type Page, type Response } from '@playwright/test';
import type { Person } from '../support/journey.ts';

/** Someone of the Paycor brand. */
export const priya = {
  phone: '(202) 555-0103',
  email: 'priya.raman@example.com',
  name: 'Priya Raman',
} as const satisfies Person;

/** What someone asks for. */
export interface WantedTransfer {
  readonly amount: string;
  /** Name of the account or card. Default: the one that is filled in. */
  readonly to?: string | undefined;
  /** Default: next day, which is chosen already. */
  readonly instant?: boolean | undefined;
}

/** The field of the first step. */
export function amountField(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Amount' });
}

/** Types an amount over whatever stands in the field, as people do. */
export async function enterAmount(page: Page, amount: string): Promise<void> {
  const field = amountField(page);
  await field.click();
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(amount);
}

/** The balance on the home, in cents: what can be taken now, tomorrow, and on the days after. */
export async function balance(page: Page): Promise<number> {
  const region = page.getByRole('region', { name: 'Available now' });
  await expect(region).toContainText(/\$[\d,]+\.\d\d/);
  const text = (await region.textContent()) ?? '';
  const cents = (pattern: RegExp) =>
    Math.round(Number((pattern.exec(text)?.[1] ?? '0').replaceAll(',', '')) * 100);
  const parts = [/\$([\d,]+\.\d\d)/, /\$([\d,]+\.\d\d) more from tomorrow/, /\$([\d,]+\.\d\d) more is left/];
  return parts.reduce((sum, part) => sum + cents(part), 0);
}

/** How many transfers of an amount the history shows. */
export async function transfersOf(page: Page, amount: string): Promise<number> {
  await page.goto('/ewa/history');
  const rows = page.getByRole('link', { name: amount });
  await expect(page.getByRole('link', { name: /^To / }).first()).toBeVisible();
  return rows.count();
}

/** Goes on to the review, and waits until it shows: its address comes first, and one may have something to read there at once. */
export async function next(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(?:Continue|Read and agree)$/ }).click();
  await expect(page).toHaveURL(/\/review/);
  await expect(page.getByText('Check and agree').first()).toBeVisible();
}

/** The account or card that the money goes to. */
export function placeField(page: Page): Locator {
  return page.getByRole('region', { name: 'To', exact: true }).getByRole('button');
}

/** Opens the choice of accounts. */
export async function openPlaces(page: Page): Promise<Locator> {
  await placeField(page).click();
  return page.getByRole('dialog', { name: 'Where should it go?' });
}

/** Chooses where the money goes. */
export async function pickPlace(page: Page, name: string): Promise<void> {
  const places = await openPlaces(page);
  await places.getByRole('button', { name }).click();
  await expect(places).toBeHidden();
}

/** Chooses instant once it is known to be open. */
export async function chooseInstant(page: Page): Promise<void> {
  const instant = page.getByRole('radio', { name: 'Instant' });
  await expect(instant).toHaveAccessibleDescription(/\$/);
  await instant.check({ force: true });
}

/** From the home to the review of a transfer. */
export async function upToReview(page: Page, { amount, to, instant = false }: WantedTransfer): Promise<void> {
  await page.getByRole('button', { name: 'Get money' }).click();
  await enterAmount(page, amount);
  if (to) await pickPlace(page, to);
  if (instant) await chooseInstant(page);
  await next(page);
}

/** Reads what there is to read and agrees to it; there is nothing where the words are those that were agreed to before. The box is checked before the server has the agreement: it has it afterwards. */
export async function agree(page: Page): Promise<void> {
  const read = page.getByRole('button', { name: /^Read (?:both|the) agreements?$/ });
  const agreeButton = page.getByRole('button', { name: /^I agree/i });
  await expect(read.or(agreeButton).first()).toBeVisible();
  // The button that led here said that there is something to read: it opens by itself.
  if (!page.url().endsWith('?read')) {
    if (!(await page.getByRole('checkbox').isVisible())) return;
    await read.click();
  }
  const documents = Number(/\/(\d)$/.exec((await agreeButton.textContent()) ?? '')?.[1] ?? 1);
  let saved = 0;
  const count = (response: Response) => {
    if (response.ok() && response.url().endsWith('/SaveContract')) saved += 1;
  };
  page.on('response', count);
  for (let at = 1; at <= documents; at += 1)
    await page
      .getByRole('button', { name: documents === 1 ? 'I agree' : `I Agree ${at}/${documents}` })
      .click();
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expect.poll(() => saved).toBe(documents);
  page.off('response', count);
}

/** From the home to the moment before a transfer is sent. */
export async function readyToSend(page: Page, transfer: WantedTransfer): Promise<void> {
  await upToReview(page, transfer);
  await agree(page);
}

/** The button that sends. */
export function sendButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Get \$/ });
}

/** Arrives at the receipt; gives the transaction's number. */
export async function receipt(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/ewa\/receipt\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your money is on its way');
  return decodeURIComponent(page.url().split('/').at(-1) ?? '');
}

/** From the home to the receipt of a transfer; gives the transaction's number. */
export async function sendMoney(page: Page, transfer: WantedTransfer): Promise<string> {
  await readyToSend(page, transfer);
  await sendButton(page).click();
  return receipt(page);
}
