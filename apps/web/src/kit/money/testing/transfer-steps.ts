import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { Screen } from '../../../testing/sandbox/browser.tsx';
import { arriveAt, choose, fill, press } from '../../../testing/sandbox/person-steps.ts';

/** What someone asks for. */
export interface Wish {
  /** Such as `40` or `25.50`. */
  readonly amount: string;
  /** Name of the account or card. Default: the one that is chosen already. */
  readonly to?: string | undefined;
  /** Default: next day, which is chosen already. */
  readonly isInstant?: boolean | undefined;
}

/** The balance on the home, in cents: what can be taken now, and what the day's limit keeps back. */
export async function balance(): Promise<number> {
  const region = await screen.findByRole('region', { name: 'Available now' });
  await waitFor(() => expect(region.textContent).toMatch(/\$[\d,]+\.\d\d/));
  const text = region.textContent ?? '';
  const cents = (pattern: RegExp) =>
    Math.round(Number((pattern.exec(text)?.[1] ?? '0').replaceAll(',', '')) * 100);
  return cents(/\$([\d,]+\.\d\d)/) + cents(/\$([\d,]+\.\d\d) more from tomorrow/);
}

/** Goes on to the next step, and waits until it shows: its address comes first, and the step before has a button of the same name. */
export async function next(page: Screen): Promise<void> {
  const before = screen.getByRole('heading', { level: 1 }).textContent;
  await press(page, 'Continue');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe(before));
}

/** From the home to the review of a wish. */
export async function upToReview(page: Screen, { amount, to, isInstant = false }: Wish): Promise<void> {
  await press(page, 'Get money');
  await fill(page, 'Amount', amount);
  await next(page);
  if (to) await choose(page, new RegExp(to));
  await next(page);
  if (isInstant) await choose(page, /Instant/);
  await next(page);
  await screen.findByRole('button', { name: /^Read (?:both|the) agreements$/ });
}

/** Reads the contracts, two as a rule, and agrees to them; the server has both agreements afterwards. */
export async function agree(page: Screen, documents = 2): Promise<void> {
  await press(page, /^Read (?:both|the) agreements$/);
  for (let at = 1; at <= documents; at += 1) await press(page, `I Agree ${at}/${documents}`);
  await waitFor(() => expect(screen.getByRole('checkbox')).toHaveProperty('checked', true));
}

/** From the home to the moment before a wish is sent. */
export async function readyToSend(page: Screen, wish: Wish): Promise<void> {
  await upToReview(page, wish);
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

/** From the home to the receipt of a wish; gives the transaction's number. */
export async function sendMoney(page: Screen, wish: Wish): Promise<string> {
  await readyToSend(page, wish);
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

/** Waits until the balance's part of the home says this. */
export async function balanceSays(text: string | RegExp): Promise<void> {
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Available now' }).textContent).toMatch(text),
  );
}

/** Waits until the home lets money be had, or not. */
export async function canGetMoney(can: boolean): Promise<void> {
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Get money' })).toHaveProperty('disabled', !can),
  );
}

/** From the home to where it should go. */
export async function upToPlaces(page: Screen, amount: string): Promise<void> {
  await press(page, 'Get money');
  await fill(page, 'Amount', amount);
  await next(page);
  await arriveAt('Where should it go?');
}

/** From the chosen place to the receipt of an instant transfer; gives the transaction's number. */
export async function sendAtOnce(page: Screen, documents: number): Promise<string> {
  await next(page);
  await choose(page, /Instant/);
  await next(page);
  await agree(page, documents);
  await send(page);
  return receipt(page);
}
