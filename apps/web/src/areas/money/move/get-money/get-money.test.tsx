import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  agree,
  balance,
  readyToSend,
  receipt,
  sendButton,
  sendMoney,
  upToReview,
} from '../../../../kit/money/testing/transfer-steps.ts';
import type { Screen } from '../../../../testing/sandbox/browser.tsx';
import { people } from '../../../../testing/sandbox/people.ts';
import { fill, follow, press, readInMain } from '../../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();
let page: Screen;
beforeEach(async () => {
  page = await server.open('/ewa/home', { as: people.maya });
});

const amountField = () => screen.findByRole('textbox', { name: 'Amount' });

describe('getting money', () => {
  it('next day costs nothing; it is called back for nothing, and its receipt emailed [money-049] [money-089] [money-090] [money-092]', async () => {
    const before = await balance();
    await upToReview(page, { amount: '25.50' });
    expect(screen.getByText('Free', { exact: true })).toBeDefined();
    await agree(page);
    await page.user.click(await sendButton());
    const id = await receipt(page);
    await press(page, 'Email the receipt');
    await screen.findByText(/^Receipt sent to .+@/);
    expect(JSON.stringify(await server.sandbox.ask('/outbox'))).toContain(id);
    page.close();

    const detail = await server.open(`/ewa/history/${id}`);
    await press(detail, 'Cancel this transfer');
    await press(detail, 'Cancel transfer');
    await screen.findByText('Canceled. $25.50 is back in your balance.');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel this transfer' })).toBeNull());
    detail.close();
    await server.open('/ewa/home');
    expect(await balance()).toBe(before);
  });

  it('more than the balance is refused at the field, with what can be had [money-139]', async () => {
    await press(page, 'Get money');
    await page.user.clear(await amountField());
    await readInMain('Enter an amount to see what each way costs and when it arrives.');
    await fill(page, 'Amount', '9999');
    await press(page, 'Continue');
    await waitFor(async () => expect((await amountField()).getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText(/You can take up to \$/).length).toBeGreaterThan(0);
    expect(page.here()).toBe('/ewa/get-money');
    await fill(page, 'Amount', '40');
    await readInMain(/Estimated pay on payday, .*: \$[\d,.]+/);
  });

  it('an option that one account lacks stays open while the figures of the next account load', async () => {
    await press(page, 'Get money');
    await fill(page, 'Amount', '44');
    const instant = () => screen.getByRole('radio', { name: 'Instant' });
    await waitFor(() => expect(instant()).toHaveProperty('disabled', true));
    await page.user.click(within(screen.getByRole('region', { name: 'To' })).getByRole('button'));
    await page.user.click(
      await within(await screen.findByRole('dialog')).findByRole('button', { name: /Everyday Debit/ }),
    );
    expect(instant()).toHaveProperty('disabled', false);
  });

  it('what is no number never gets into the field, and an empty field says what it wants', async () => {
    await press(page, 'Get money');
    await page.user.type(await amountField(), 'forty');
    expect(await amountField()).toHaveProperty('value', '');
    await press(page, 'Continue');
    await readInMain('Enter how much you need.');
    expect(page.here()).toBe('/ewa/get-money');
  });

  it('a contract that is new to somebody is read first; refused it sends nothing, and can be agreed to after all [ui-017]', async () => {
    page.close();
    page = await server.open('/ewa/home', {
      as: await server.sandbox.makePerson(people.maya, 'Nell', 'Newcomer', { payFrequency: 'BiWeekly' }),
    });
    const before = await balance();
    await press(page, 'Get money');
    await fill(page, 'Amount', '40');
    await press(page, 'Read and agree');
    await press(page, 'I Agree 1/2');
    await page.user.keyboard('{Escape}');
    await screen.findByText(/You haven’t agreed, so nothing was sent/);
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', false);
    await agree(page);
    await page.user.click(await sendButton());
    await receipt(page);
    page.close();
    await server.open('/ewa/home');
    expect(await balance()).toBe(before - 4000);
  });

  it('a double click moves money once', async () => {
    const before = await balance();
    await readyToSend(page, { amount: '37' });
    await page.user.dblClick(await sendButton());
    await receipt(page);
    expect(server.network.count('ewa/performTransaction')).toBe(1);
    page.close();
    await server.open('/ewa/home');
    expect(await balance()).toBe(before - 3700);
  });

  it('the history is asked for again only when a transfer was made [money-093]', async () => {
    await screen.findAllByRole('link', { name: /^To / });
    const asked = () => server.network.count('ewa/getTransactionHistory');
    expect(asked()).toBe(1);
    await follow(page, 'See all');
    await screen.findByRole('heading', { level: 1, name: 'Transfers' });
    await follow(page, 'Home');
    await waitFor(() => expect(page.here()).toBe('/ewa/home'));
    expect(asked()).toBe(1);
    await sendMoney(page, { amount: '31' });
    await press(page, 'Done');
    await screen.findByRole('link', { name: /\$31\.00/ });
    expect(asked()).toBe(2);
  });
});
