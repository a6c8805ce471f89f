import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  agree,
  balance,
  balanceAfter,
  chooseSpeed,
  next,
  pickPlace,
  readyToSend,
  receipt,
  send,
  transfersOf,
  untilGoesTo,
  upToReview,
} from '../../../../kit/money/testing/transfer-steps.ts';
import type { Screen } from '../../../../testing/sandbox/browser.tsx';
import { lastCode } from '../../../../testing/sandbox/last-code.ts';
import { people } from '../../../../testing/sandbox/people.ts';
import {
  arriveAt,
  fill,
  press,
  readInMain,
  signIn,
  untilAt,
} from '../../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();
const perform = 'ewa/performTransaction';
let page: Screen;
let before: number;
beforeEach(async () => {
  page = await server.open('/ewa/home', { as: people.maya });
  before = await balance();
});

describe('a transfer on its way to being sent', () => {
  it('of two tabs that take more than there is, the second is told what is left [money-139]', async () => {
    await readyToSend(page, { amount: '190' });
    page.toBack();
    const other = await server.open('/ewa/home');
    await readyToSend(other, { amount: '190' });
    other.toBack();
    page.toFront();
    await send(page);
    await receipt(page);
    page.close();
    other.toFront();
    await send(other);
    await screen.findAllByText('Nothing was sent');
    await readInMain(/maybe in another tab.*\$[\d.]+ is available now/);
    await press(other, 'Check the amount');
    await fill(other, 'Amount', '10');
    await next(other);
    await agree(other);
    await send(other);
    await receipt(other);
    expect(await balanceAfter(other)).toBe(before - 20_000);
  });

  it('goes on after a sign-in when the session ends, and nothing is lost', async () => {
    await readyToSend(page, { amount: '35', to: 'Everyday Debit' });
    await server.sandbox.expireSessions();
    await send(page);
    await screen.findByText(/Your session has ended/);
    await signIn(page, people.maya);
    await untilAt(page, '/ewa/get-money/review');
    await readInMain(/Everyday Debit/);
    await send(page);
    await receipt(page);
    expect(await transfersOf(page, '$35.00')).toBe(1);
    expect(await balanceAfter(page)).toBe(before - 3500);
  });

  it('keeps what was entered over a reload at every step', async () => {
    await press(page, 'Get money');
    await fill(page, 'Amount', '36');
    page = await page.reload();
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveProperty(
        'value',
        expect.stringMatching(/^36/),
      ),
    );
    await pickPlace(page, /Everyday Debit/);
    page = await page.reload();
    await untilGoesTo(/Everyday Debit/);
    await chooseSpeed(page, /Instant/);
    page = await page.reload();
    await waitFor(() =>
      expect(screen.getByRole('radio', { name: /Instant/ })).toHaveProperty('checked', true),
    );
    await next(page);
    await agree(page);
    page = await page.reload();
    await screen.findByRole('button', { name: 'Get $36.00 to Everyday Debit' });
    await readInMain('$38.99');
    await send(page);
    await receipt(page);
    expect(await balanceAfter(page)).toBe(before - 3899);
  });

  it('says why an instant transfer is refused, and goes out next day in one tap', async () => {
    await readyToSend(page, { amount: '40', to: 'Everyday Debit', isInstant: true });
    await server.sandbox.fault({ match: perform, kind: 'error', code: 'InstrumentNotUsable', times: 1 });
    await send(page);
    await screen.findByRole('heading', { name: 'Instant didn’t work' });
    await press(page, 'Send it next business day, free');
    await receipt(page);
    expect(await balanceAfter(page)).toBe(before - 4000);
  });

  it('is shown its renewed figures when the preview has expired, and then goes out', async () => {
    await readyToSend(page, { amount: '41' });
    await server.sandbox.advance(16 * 60_000);
    await send(page);
    await screen.findByText(/We checked the figures again|The figures have changed/);
    await send(page);
    await receipt(page);
    expect(await transfersOf(page, '$41.00')).toBe(1);
  });

  it('says that nothing was sent while the server is down, and goes on where it was once it is back', async () => {
    await press(page, 'Get money');
    await untilGoesTo(/./);
    await server.sandbox.fault({ match: '*', kind: 'drop-before' });
    await fill(page, 'Amount', '42');
    await readInMain('Nothing has been sent. What you entered is still here.');
    await server.sandbox.clearFaults();
    await press(page, 'Try again');
    await screen.findByRole('radio', { name: /Next business day/, description: /\$42\.00/ });
    await next(page);
    await agree(page);
    await send(page);
    await receipt(page);
    expect(await balanceAfter(page)).toBe(before - 4200);
  });
});

describe('a transfer that is large for one day', () => {
  const isItYou = () => screen.findByRole('dialog', { name: 'Confirm it’s you' });

  /** Has a code sent; gives it. */
  async function askForCode(): Promise<string> {
    const sheet = within(await isItYou());
    await page.user.click(await sheet.findByRole('button', { name: 'Send me a code' }));
    await sheet.findByText(/We sent a 6-digit code to •••• 0101\./);
    return lastCode(server.sandbox);
  }

  it('asks for a code, and is made once with what was agreed to', async () => {
    await readyToSend(page, { amount: '210' });
    await send(page);
    await within(await isItYou()).findByText(/large amount for one day/);
    // Nothing is sent by leaving, and the same press asks again.
    await page.user.keyboard('{Escape}');
    await readInMain('A transfer this large needs a code first. No money has moved.');
    await send(page);
    const code = await askForCode();
    const sheet = within(await isItYou());
    await page.user.type(sheet.getByLabelText('Code that we sent'), code === '000000' ? '000001' : '000000');
    await sheet.findByText('That code isn’t right. You can try 2 more times.');
    await page.user.clear(sheet.getByLabelText('Code that we sent'));
    await page.user.type(sheet.getByLabelText('Code that we sent'), code);
    await receipt(page);
    expect(await balanceAfter(page)).toBe(before - 21_000);
    expect(await transfersOf(page, '$210.00')).toBe(1);
  });

  it('is asked about when its answer is lost after the code, and was made once', async () => {
    await readyToSend(page, { amount: '215' });
    await send(page);
    const code = await askForCode();
    await server.sandbox.fault({ match: perform, kind: 'drop-after' });
    await page.user.type(within(await isItYou()).getByLabelText('Code that we sent'), code);
    await receipt(page);
    await server.sandbox.clearFaults();
    expect(await transfersOf(page, '$215.00')).toBe(1);
    expect(await balanceAfter(page)).toBe(before - 21_500);
  });
});

describe('the fee of an instant transfer', () => {
  const transfer = { amount: '20', to: 'Everyday Debit', isInstant: true } as const;
  const { email } = people.maya;

  it('is said before and after: the first free, inside the amount, and paid by the card [money-052] [money-053] [money-155]', async () => {
    await server.sandbox.setFees({ email, kind: 'FirstFreeTransaction' });
    page = await page.reload();
    await upToReview(page, transfer);
    await readInMain('Usually $2.99. Your first one is free.');
    await press(page, 'Back');
    await arriveAt('How much do you need?');
    await screen.findByRole('radio', {
      name: /Instant/,
      checked: true,
      description: /Instant fee Free Usually \$2\.99\. Your first one is free/,
    });
    await next(page);
    await agree(page);
    await send(page);
    await receipt(page);
    await readInMain('Instant');
    await readInMain('Usually $2.99. Your first one is free.');
    page = await page.load('/ewa/home');
    expect(await balance()).toBe(before - 2000);

    await server.sandbox.setFees({ email, model: 'FlatRatePricing', mode: 'Inclusive' });
    page = await page.load('/ewa/home');
    await upToReview(page, transfer);
    await readInMain(/It’s part of the amount: \$17\.01 arrives/);

    await server.sandbox.setFees({ email, model: 'FlatRatePricing', mode: 'Debit' });
    page = await page.load('/ewa/home');
    await upToReview(page, transfer);
    await readInMain('Card payment fee');
    await readInMain('Charged to the card itself, not taken from your pay.');
    await agree(page);
    await send(page);
    await receipt(page);
    await readInMain('Card payment fee');
    expect(await balanceAfter(page)).toBe(before - 4000);
  });
});
