import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { enterCode } from '../../../../kit/money/testing/account-steps.ts';
import { balanceSays, canGetMoney, sendMoney } from '../../../../kit/money/testing/transfer-steps.ts';
import { people } from '../../../../testing/sandbox/people.ts';
import {
  arriveAt,
  goTo,
  press,
  readInMain,
  signIn,
  untilAt,
} from '../../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();
const day = 24 * 60 * 60_000;

describe('a person’s own service', () => {
  it('is paused until they resume it, from the home', async () => {
    const page = await server.open('/ewa/service', { as: people.maya });
    await arriveAt('Pause or close');
    await press(page, 'Pause early pay');
    await readInMain('It stays paused until you resume it.');
    await goTo(page, '/ewa/get-money');
    await readInMain('You’ve paused early pay');
    await goTo(page, '/ewa/home');
    await balanceSays('You’ve paused early pay');
    await canGetMoney(false);
    await press(page, 'Resume early pay');
    await canGetMoney(true);
  });

  it('closes by itself once an old transfer whose end is unknown has arrived, and is kept until then', async () => {
    const page = await server.open('/ewa/home', { as: people.maya });
    await sendMoney(page, { amount: '40' });
    await goTo(page, '/ewa/service');
    await readInMain(/the account closes by itself once it has arrived/);
    const ask = async () => {
      await press(page, 'Close my account');
      await press(page, 'Yes, close it');
      await enterCode(page, server.sandbox);
      await screen.findByText('Your account is closing');
    };
    await ask();
    await goTo(page, '/ewa/home');
    await balanceSays('Your account is closing');
    await canGetMoney(false);
    await press(page, 'Keep my account');
    await canGetMoney(true);
    await goTo(page, '/ewa/service');
    await ask();
    // Nobody asks anything while it closes: the next visit hears of it.
    page.close();
    await server.sandbox.advance(7 * day);
    const later = await server.open('/ewa/service');
    await untilAt(later, '/welcome/login');
    await screen.findByText(/Your account is closed, as you asked/);
    await signIn(later, people.maya);
    await screen.findByText('This account is closed');
  });

  it('is closed once nothing is on its way; sign-in says so, and support opens it again', async () => {
    // What she sent lately has arrived by then, also over a weekend.
    await server.sandbox.advance(4 * day);
    const page = await server.open('/ewa/service', { as: people.maya });
    await press(page, 'Close my account');
    await press(page, 'Keep my account');
    await press(page, 'Close my account');
    await screen.findByRole('dialog', { name: 'Close your account?' });
    await press(page, 'Yes, close it');
    await enterCode(page, server.sandbox);
    await arriveAt('Your account is closed');
    await press(page, 'Done');
    await untilAt(page, /^\/welcome\/login/);
    await signIn(page, people.maya);
    await screen.findByText('This account is closed');
    expect((await screen.findAllByRole('link', { name: /Call/ })).length).toBeGreaterThan(0);
    await server.sandbox.setStatus(people.maya, 'Active');
    page.close();
    await server.open('/ewa/home', { as: people.maya });
    await screen.findByRole('region', { name: 'Available now' });
  });
});
