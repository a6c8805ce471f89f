import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  pickPlace,
  receipt,
  sendMoney,
  transfersOf,
  untilGoesTo,
} from '../../../../kit/money/testing/transfer-steps.ts';
import { people } from '../../../../testing/sandbox/people.ts';
import { arriveAt, fill, press } from '../../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();

it('back from the receipt leads home, and not into another transfer', async () => {
  const page = await server.open('/ewa/home', { as: people.maya });
  await sendMoney(page, { amount: '20' });
  await page.router.navigate(-1);
  await waitFor(() => expect(page.here()).toBe('/ewa/home'));
  await screen.findByRole('button', { name: 'Get money' });
});

it('a receipt that is loaded again is the same', async () => {
  const page = await server.open('/ewa/home', { as: people.maya });
  await sendMoney(page, { amount: '20' });
  const again = await page.reload();
  await arriveAt('Your money is on its way');
  expect(again.here()).toBe(page.here());
});

it('a place that was chosen and not confirmed is still chosen after a reload', async () => {
  const page = await server.open('/ewa/home', { as: people.maya });
  await press(page, 'Get money');
  await fill(page, 'Amount', '20');
  await pickPlace(page, /Everyday Debit/);
  await page.reload();
  await untilGoesTo(/Everyday Debit/);
});

it('the same again is one press from the transfer, and names amount, payee and speed; the review has the other speed beside it', async () => {
  let page = await server.open('/ewa/home', { as: people.maya });
  const id = await sendMoney(page, { amount: '20', to: 'Everyday Debit', isInstant: true });
  const again = 'Same again: $20.00 to Everyday Debit, instant';
  await screen.findByRole('button', { name: again });
  page = await page.load(`/ewa/history/${id}`);
  await press(page, again);
  await screen.findByRole('button', { name: 'Get $20.00 to Everyday Debit' });
  expect(screen.getByRole('radio', { name: 'Instant' })).toHaveProperty('checked', true);
  await page.user.click(screen.getByRole('radio', { name: 'Next business day', description: /Free/ }));
  await waitFor(() =>
    expect(screen.getByRole('radio', { name: 'Next business day' })).toHaveProperty('checked', true),
  );
  await press(page, 'Get $20.00 to Everyday Debit');
  await receipt(page);
  expect(await transfersOf(page, '$20.00')).toBeGreaterThanOrEqual(2);
});
