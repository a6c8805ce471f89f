import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Screen } from '../../../testing/sandbox/browser.tsx';
import { arriveAt, choose, fill, press } from '../../../testing/sandbox/person-steps.ts';

/** What someone asks for. */
export interface WantedTransfer {
  /** Such as `40` or `25.50`. */
  readonly amount: string;
  /** Name of the account or card. Default: the one that is filled in. */
  readonly to?: string | undefined;
  /** Default: next day, which is chosen already. */
  readonly isInstant?: boolean | undefined;
}

/** The balance on the home, in cents: what can be taken now, tomorrow, and on the days after. */
export async function balance(): Promise<number> {
  const region = await screen.findByRole('region', { name: 'Available now' });
  await waitFor(() => expect(region.textContent).toMatch(/\$[\d,]+\.\d\d/));
  const text = region.textContent ?? '';
  const cents = (pattern: RegExp) =>
    Math.round(Number((pattern.exec(text)?.[1] ?? '0').replaceAll(',', '')) * 100);
  const parts = [/\$([\d,]+\.\d\d)/, /\$([\d,]+\.\d\d) more from tomorrow/, /\$([\d,]+\.\d\d) more is left/];
  return parts.reduce((sum, part) => sum + cents(part), 0);
}

/** Goes on to the review, and waits until it shows: its address comes first, and one may have something to read there at once. */
export async function next(page: Screen): Promise<void> {
  await press(page, /^(?:Continue|Read and agree)$/);
  await screen.findByRole('heading', { level: 1, name: 'Check and agree', hidden: true });
}

/** Opens the choice of accounts. */
export async function openPlaces(page: Pick<Screen, 'user'>): Promise<ReturnType<typeof within>> {
  const field = within(await screen.findByRole('region', { name: 'To' }));
  await page.user.click(await field.findByRole('button'));
  return within(await screen.findByRole('dialog', { name: 'Where should it go?' }));
}

/** Chooses where the money goes. */
export async function pickPlace(page: Pick<Screen, 'user'>, name: string | RegExp): Promise<void> {
  const places = await openPlaces(page);
  await page.user.click(await places.findByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** The account or card that the money goes to, as the screen has it. */
export async function untilGoesTo(name: RegExp): Promise<void> {
  await within(await screen.findByRole('region', { name: 'To' })).findByRole('button', { name });
}

/** From the home to the review of a transfer. */
export async function upToReview(
  page: Screen,
  { amount, to, isInstant = false }: WantedTransfer,
): Promise<void> {
  await press(page, 'Get money');
  await fill(page, 'Amount', amount);
  if (to) await pickPlace(page, new RegExp(to));
  if (isInstant) await chooseSpeed(page, /Instant/);
  await next(page);
  await screen.findByRole('button', { name: /^(?:Get \$|Read and agree$|I agree)/i });
}

/** Chooses a speed once both are known to be open. */
export async function chooseSpeed(page: Pick<Screen, 'user'>, name: RegExp): Promise<void> {
  await screen.findByRole('radio', { name, description: /\$/ });
  await choose(page, name);
}

/** Reads what there is to read and agrees to it; there is nothing where the words are those that were agreed to before. */
export async function agree(page: Screen): Promise<void> {
  const read = /^Read (?:both|the) agreements?$/;
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: read }) ?? screen.queryByRole('dialog')).not.toBeNull(),
  );
  const box = screen.queryByRole<HTMLInputElement>('checkbox');
  if (!box && !screen.queryByRole('dialog')) return;
  if (box) await press(page, read);
  const first = await screen.findByRole('button', { name: /^I agree/i });
  const pages = Number(/\/(\d)$/.exec(first.textContent)?.[1] ?? 1);
  for (let at = 1; at <= pages; at += 1)
    await press(page, pages === 1 ? 'I agree' : `I Agree ${at}/${pages}`);
  await waitFor(() => expect(screen.getByRole('checkbox')).toHaveProperty('checked', true));
}

/** From the home to the moment before a transfer is sent. */
export async function readyToSend(page: Screen, transfer: WantedTransfer): Promise<void> {
  await upToReview(page, transfer);
  await agree(page);
}

/** The button that sends. */
export const sendButton = (): Promise<HTMLElement> => screen.findByRole('button', { name: /^Get \$/ });

/** Arrives at the receipt; gives the transaction's number. */
export async function receipt(page: Screen): Promise<string> {
  await waitFor(() => expect(page.here()).toMatch(/^\/ewa\/receipt\//));
  await arriveAt('Your money is on its way');
  return decodeURIComponent(page.here().split('/').at(-1) ?? '');
}

/** From the home to the receipt of a transfer; gives the transaction's number. */
export async function sendMoney(page: Screen, transfer: WantedTransfer): Promise<string> {
  await readyToSend(page, transfer);
  await page.user.click(await sendButton());
  return receipt(page);
}

/** Opens the history and counts its transfers of an amount such as `$40.00`. The page is closed afterwards: load another. */
export async function transfersOf(page: Screen, amount: string): Promise<number> {
  const history = await page.load('/ewa/history');
  await screen.findAllByRole('link', { name: /^To / });
  const found = screen.queryAllByRole('link', { name: (name) => name.includes(amount) });
  history.close();
  return found.length;
}

/** Sends what a step before has got ready. */
export async function send(page: Screen): Promise<void> {
  await page.user.click(await sendButton());
}

/** Opens the home anew and reads the balance, in cents. */
export async function balanceAfter(page: Screen): Promise<number> {
  const home = await page.load('/ewa/home');
  const cents = await balance();
  home.close();
  return cents;
}

/** Waits until everything said that matches is gone, or never was there. */
export async function saysNot(text: string | RegExp): Promise<void> {
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
}

/** The balance's part of the home: what can be taken now, or what can be taken once something is done. */
const balanceName = /^(?:Available now|Waiting for you)$/;

/** Waits until the balance's part of the home says this. */
export async function balanceSays(text: string | RegExp): Promise<void> {
  await waitFor(() => expect(screen.getByRole('region', { name: balanceName }).textContent).toMatch(text));
}

/** Waits until the home lets money be had, or offers nothing that would. */
export async function canGetMoney(can: boolean): Promise<void> {
  await waitFor(() => {
    const balance = screen.getByRole('region', { name: balanceName });
    expect(balance.textContent).toMatch(/\$/);
    const buttons = within(balance).queryAllByRole('button', { name: 'Get money' });
    expect(buttons.length, `The home says: ${balance.textContent}`).toBe(can ? 1 : 0);
  });
}

/** From the home to the open choice of where it should go. */
export async function upToPlaces(page: Screen, amount: string): Promise<void> {
  await press(page, 'Get money');
  await fill(page, 'Amount', amount);
  await openPlaces(page);
}

/** From the chosen place to the receipt of an instant transfer; gives the transaction's number. */
export async function sendAtOnce(page: Screen): Promise<string> {
  await chooseSpeed(page, /Instant/);
  await next(page);
  await agree(page);
  await send(page);
  return receipt(page);
}
