import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { people } from '../../testing/sandbox/people.ts';
import { arriveAt, untilAt } from '../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../testing/sandbox/use-sandbox.ts';

// Paths are typed from the documents, letter for letter.
const server = useSandbox();

describe('a page at the root', () => {
  it.each([
    ['/ecsfcu', '/ewa/mypaynow', 'My pay now'],
    ['/ecsfcu-failed', '/ewa/ecsfcu-failed', 'We’re having trouble finding your account'],
    ['/mypaynow', '/ewa/mypaynow', 'My pay now'],
  ])('%s leads to its screen, which a visitor signs in for [access-020]', async (path, to, heading) => {
    const page = await server.open(path, { as: people.ruth });
    await untilAt(page, to);
    await arriveAt(heading);
    page.close();
    const visitor = await server.otherBrowser().open(path);
    await untilAt(visitor, /^\/welcome\/login\?redirectUrl=%2Fewa%2F/);
  });

  it.each([
    ['/page-not-found', 'Well that’s odd'],
    ['/microsite-esign', 'Open the link in the text message again'],
    ['/microsite-success', 'Open the link in the text message again'],
    ['/microsite-consent-form', 'Open the link in the text message again'],
    ['/download-app', 'Get the Dayfare app'],
    ['/unsubscribe-smartInvite', 'This link doesn’t work'],
    ['/lifemart-splash-screen', 'Exclusive discounts'],
  ])('%s is open to a visitor [access-020]', async (path, heading) => {
    const page = await server.open(path);
    await arriveAt(heading);
    expect(page.here()).toBe(path);
  });
});

it.each([
  ['/card/home', 'Card'],
  ['/card/direct-deposit-welcome2', 'Your pay, right on your card'],
  ['/card/pay-a-friend', 'Pay a friend'],
  ['/card/pay-a-friend-manual', 'Who are you paying?'],
  ['/card/add-card', 'Add a debit card'],
  ['/card/services-dashboard', 'Card services'],
])('%s is a page of the card area [card-002]', async (path, heading) => {
  const page = await server.open(path, { as: people.nadia });
  await arriveAt(heading);
  expect(page.here()).toBe(path);
});

it.each([
  ['/referral', 'Bring others, and be thanked for it'],
  ['/billpay', 'Pay your bills from your pay'],
  ['/rxdiscount', 'Prescription discount'],
  ['/gas-discount', 'Gas discounts'],
  ['/device-activity', 'Your devices'],
  ['/amc', 'Movie tickets'],
  ['/turbo-tax', 'Tax filing'],
  ['/pay-pal', 'PayPal'],
  ['/access-plus', 'Pay it back from your bank'],
  ['/timely-access-pay', 'Timely access to your pay'],
])('%s opens to a signed-in user, and waits for no start-up data [access-012]', async (path, heading) => {
  await server.sandbox.configure({ EnableMarketPlace: '1' });
  const visitor = await server.otherBrowser().open(path);
  await untilAt(visitor, `/welcome/login?redirectUrl=${encodeURIComponent(path)}`);
  visitor.close();
  // Whatever an area preloads is asked for before its page opens.
  await server.sandbox.fault({ match: 'user/startupDataV2', kind: 'status', status: 500 });
  const page = await server.open(path, { as: people.maya });
  await arriveAt(heading);
  expect(page.here()).toBe(path);
  await waitFor(() => expect(page.app.connection.pending.get()).toBe(0));
  expect(server.network.count('user/startupDataV2')).toBe(0);
});
