import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Screen } from '../../../../testing/sandbox/browser.tsx';
import { people } from '../../../../testing/sandbox/people.ts';
import {
  arriveAt,
  fill,
  follow,
  press,
  pressAndConfirm,
  readInMain,
  untilAt,
} from '../../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();

async function find(page: Screen, who: string): Promise<void> {
  await fill(page, 'Phone number, email or code', who);
  await press(page, 'Continue');
}

async function pay(page: Screen, amount: number): Promise<void> {
  await fill(page, 'How much?', String(amount));
  await pressAndConfirm(page, `Pay Sam W. $${amount}.00`);
}

it('a friend is found, paid once although an answer got lost, and finds it in the app [money-127] [money-128]', async () => {
  await server.sandbox.giveMoney(people.maya, 'Card', 100_00);
  let page = await server.open('/ewa/accounts', { as: people.maya });
  await follow(page, /Dayfare card/);
  await follow(page, 'Pay a friend');
  await screen.findByRole('img', { name: 'Code others can pay you with' });
  await press(page, 'Pay someone');
  await find(page, 'nobody@example.com');
  await readInMain(/We couldn’t find anyone you can pay that way/);
  await find(page, people.sam.phone);
  await arriveAt('Pay Sam W.');
  await pay(page, 20);
  await arriveAt('$20.00 paid to Sam W.');
  await readInMain('$80.00');
  await press(page, 'Done');

  // The answer is lost after the money has moved; what is known of it outlives a reload.
  await server.sandbox.fault({ match: 'user/PayFriend', kind: 'drop-after', times: 1 });
  await follow(page, /To Sam W\./);
  await pay(page, 30);
  await arriveAt('We don’t know yet whether it was paid');
  page = await page.reload();
  await readInMain(/\$30\.00 to Sam W\. was lost on the way/);
  await press(page, 'Find out what happened');
  await arriveAt('$30.00 paid to Sam W.');
  await readInMain('$50.00');
  expect(await server.sandbox.ask('/ledger')).toMatchObject({ check: { sum: 0, overdrawn: [] } });

  // Back leads to the dashboard from both pages.
  await press(page, 'Done');
  await arriveAt('Pay a friend');
  await press(page, 'Back');
  await untilAt(page, '/ewa/home');
  page.close();
  await server.otherBrowser().open('/card/pay-a-friend', { as: people.sam });
  await screen.findByRole('link', { name: /From Maya T\..*\+\$30\.00/ });
});
