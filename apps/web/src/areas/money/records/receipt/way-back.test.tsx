import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pickPlace, sendMoney, untilGoesTo } from '../../../../kit/money/testing/transfer-steps.ts';
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
