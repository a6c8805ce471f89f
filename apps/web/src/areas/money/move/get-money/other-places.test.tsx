import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { enterCode } from '../../../../kit/money/testing/account-steps.ts';
import {
  agree,
  balance,
  balanceAfter,
  next,
  pickPlace,
  receipt,
  send,
  sendAtOnce,
  untilGoesTo,
  upToPlaces,
} from '../../../../kit/money/testing/transfer-steps.ts';
import type { Screen } from '../../../../testing/sandbox/browser.tsx';
import { people } from '../../../../testing/sandbox/people.ts';
import { fill, follow, press, readInMain } from '../../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../../testing/sandbox/use-sandbox.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const server = useSandbox();
const home = () => server.open('/ewa/home', { as: people.maya });

/** Adds the account at a company that has been typed, with a code, until it is chosen. */
async function addBiller(page: Screen, company: string): Promise<void> {
  await press(page, 'Add this account');
  await enterCode(page, server.sandbox);
  await untilGoesTo(new RegExp(company));
}

describe('places that pay can go to', () => {
  it('a gift card that Amazon doesn’t issue says so, and the money is back', async () => {
    let page = await home();
    const before = await balance();
    page = await page.load('/ewa/gift-card');
    await press(page, 'Get a gift card');
    await fill(page, 'Amount', '30');
    await untilGoesTo(/Amazon gift card/);
    await server.sandbox.setRail(people.maya, 'Amazon gift card', 'RefusesLate');
    const id = await sendAtOnce(page);
    await server.sandbox.advance(6 * minute);
    page = await page.load(`/ewa/history/${id}`);
    await readInMain(/Amazon didn’t issue the code.*back in your balance/);
    expect(await balanceAfter(page)).toBe(before);
  });

  it('a bill is paid from pay: the company is chosen, its account confirmed by a code, and its reference kept', async () => {
    let page = await home();
    await upToPlaces(page, '40');
    await follow(page, /Pay a bill/);
    await fill(page, 'Name of the company', 'harbor');
    await waitFor(() =>
      expect(within(screen.getByRole('list', { name: 'Companies' })).getAllByRole('listitem')).toHaveLength(
        1,
      ),
    );
    await follow(page, /Harbor Water Works/);
    await fill(page, 'Account number on the bill', '77-8899');
    await press(page, 'Add this account');
    await readInMain('Enter the ZIP code.');
    await fill(page, 'ZIP code on the bill', '10005');
    await addBiller(page, 'Harbor Water Works');
    // It books bills on the next business day only.
    await waitFor(() =>
      expect(screen.getByRole('radio', { name: /Instant/ })).toHaveProperty('disabled', true),
    );
    await next(page);
    await agree(page);
    await send(page);
    const id = await receipt(page);
    await server.sandbox.advance(7 * day);
    page.close();
    page = await server.open(`/ewa/history/${id}`, { as: people.maya });
    await readInMain(/^\d{5}-\d{5}$/);
    await readInMain('Arrived');
  });

  it('a bill whose number the company doesn’t know comes back, and leads to the right number', async () => {
    let page = await home();
    await upToPlaces(page, '40');
    await follow(page, /Pay a bill/);
    await follow(page, /City Power & Light/);
    await fill(page, 'Account number on the bill', '770000');
    await addBiller(page, 'City Power & Light');
    const id = await sendAtOnce(page);
    await server.sandbox.advance(61 * minute);
    page = await page.load(`/ewa/history/${id}`);
    await readInMain(/add the company again with the right number/);
    await press(page, 'Choose another account or card');
    const places = within(await screen.findByRole('dialog', { name: 'Where should it go?' }));
    await places.findByText('City Power & Light');
    expect(places.queryByRole('button', { name: /City Power & Light/ })).toBeNull();
  });

  it('the brand’s own card has the money in its balance in a minute', async () => {
    const card = await server.sandbox.giveMoney(people.maya, 'Card', 10_00);
    let page = await home();
    await press(page, 'Get money');
    await fill(page, 'Amount', '30');
    await pickPlace(page, /Dayfare card/);
    const id = await sendAtOnce(page);
    await server.sandbox.advance(2 * minute);
    page = await page.load(`/ewa/history/${id}`);
    await readInMain('Arrived');
    await page.load(`/ewa/accounts/${card}`);
    await readInMain('$40.00');
  });
});
