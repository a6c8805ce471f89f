import { headerNames } from '@dayfare/api/transport/header-names';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { people } from '../../../testing/sandbox/people.ts';
import { arriveAt } from '../../../testing/sandbox/person-steps.ts';
import { signInHere } from '../../../testing/sandbox/sign-in-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();
const priya = { email: 'priya.raman@example.com', name: 'Priya Raman' };
const question = 'Continue as Priya R.?';
const revoked = () => server.network.count('user/RevokeUserToken');
const exchanged = () => server.network.count('connect/GetOuathUserByToken');

const isAt = (page: { readonly here: () => string }, path: string) =>
  waitFor(() => expect(page.here()).toBe(path));
const button = (name: string) => screen.findByRole('button', { name });

/** Opens a link to Priya's account. */
async function openLink(query = '', options = {}) {
  const token = await server.sandbox.oauthToken(priya.email);
  return server.open(`/welcome/connect?token=${token}${query}`, options);
}

/** Signs Maya in, and closes the page. */
async function mayaIsIn() {
  const page = await server.open('/ewa/home', { as: people.maya });
  await screen.findByRole('button', { name: 'Get money' });
  page.close();
}

/** Signs Maya in and out again. */
async function mayaWasIn({ isForgotten = false } = {}) {
  const page = await server.open('/ewa/home', { as: people.maya });
  await page.user.click(await button('Your account'));
  if (isForgotten) await page.user.click(await screen.findByLabelText(/Forget this device/));
  await page.user.click(await button('Sign out'));
  await isAt(page, '/welcome/login');
  page.close();
}

describe('a link with a token of another account', () => {
  it.each([
    ['/ewa/home', ''],
    ['/ewa/history', '&redirectUrl=%2Fewa%2Fhistory'],
  ])(
    'asks while a session is open, and changes nothing until answered; then it leads to %s [access-052]',
    async (to, query) => {
      await mayaIsIn();
      const kept = server.local.getItem('currentUser');
      const page = await openLink(query);
      await arriveAt(question);
      screen.getByText(/You’re signed in as Maya Torres/);
      const tokenOfMaya = page.app.session.current()?.authToken;
      expect(page.here()).toBe('/sso/continue-as');
      expect([revoked(), exchanged(), server.local.getItem('currentUser')]).toEqual([0, 0, kept]);
      await page.user.click(await button('Continue as Priya R.'));
      await isAt(page, to);
      await screen.findByText('You’re signed in as Priya Raman. Maya Torres was signed out on this device.');
      await waitFor(() => expect(revoked()).toBe(1));
      // The session of before ends by its own token, and only once the link has been taken.
      const [ended] = server.network.sent('user/RevokeUserToken');
      expect(ended?.headers.get(headerNames.sessionAuthToken)).toBe(tokenOfMaya);
      const [taken] = server.network.sent('connect/GetOuathUserByToken');
      expect(taken?.headers.has(headerNames.sessionAuthToken)).toBe(false);
      const order = server.network.calls.filter((call) => /RevokeUserToken|GetOuathUserByToken/.test(call));
      expect(order).toEqual(['GET connect/GetOuathUserByToken', 'POST user/RevokeUserToken']);
      expect(server.local.getItem('currentUser')).not.toBe(kept);
      page.close();
      // What the page shows is theirs alone, also after a reload.
      await server.open('/ewa/home');
      await arriveAt('Hi, Priya');
    },
  );

  it('is forgotten when the user stays, and asks again after a reload before', async () => {
    await mayaIsIn();
    const page = await openLink();
    await arriveAt(question);
    const again = await page.reload();
    await arriveAt(question);
    await again.user.click(await button('Stay signed in as Maya Torres'));
    await isAt(again, '/ewa/home');
    await arriveAt('Hi, Maya');
    expect([revoked(), exchanged()]).toEqual([0, 0]);
    again.close();
    const later = await server.open('/sso/continue-as');
    await isAt(later, '/ewa/home');
  });

  it('asks where another user was signed in before, and leads to the login where the answer is no', async () => {
    await mayaWasIn();
    const page = await openLink();
    await arriveAt(question);
    screen.getByText(/Someone else signed in on this device before/);
    await page.user.click(await button('Go to sign-in'));
    await isAt(page, '/welcome/login');
    expect([page.app.session.current(), exchanged()]).toEqual([null, 0]);
  });

  it('that is no longer good when the answer comes leads to the page that says so', async () => {
    await mayaWasIn();
    const page = await openLink('&redirectUrl=%2Fewa%2Fhistory');
    await arriveAt(question);
    // A later token takes the place of this one.
    await server.sandbox.oauthToken(priya.email);
    await page.user.click(await button('Continue as Priya R.'));
    await isAt(page, '/welcome/auth-failed?redirectUrl=%2Fewa%2Fhistory');
  });
});

describe('a link with a token goes on by itself', () => {
  it('where this browser knows no user, and says whose account it is, with the way out', async () => {
    const page = await openLink();
    await isAt(page, '/ewa/home');
    await screen.findByText('You’re signed in as Priya Raman.');
    await page.user.click(await button('Not you?'));
    await isAt(page, '/welcome/login');
    expect(page.app.session.current()).toBeNull();
  });

  it('where the device was to be forgotten', async () => {
    await mayaWasIn({ isForgotten: true });
    const page = await openLink();
    await isAt(page, '/ewa/home');
  });

  it('where it is of the user who is signed in', async () => {
    const before = await server.open('/welcome/login');
    await signInHere(before, priya);
    await arriveAt('Hi, Priya');
    before.close();
    const page = await openLink();
    await isAt(page, '/ewa/home');
    await screen.findByText('You’re signed in as Priya Raman.');
  });
});

describe('a token that is not taken', () => {
  const link = '/welcome/connect?token=a-token-that-was-never-issued&redirectUrl=%2Fewa%2Fhistory';

  it('leaves a signed-in user where they are, and says so', async () => {
    await mayaIsIn();
    const page = await server.open(link);
    await isAt(page, '/ewa/home');
    await screen.findByText(/That link couldn’t be used/);
    expect([revoked(), page.app.session.current()?.user.firstName]).toEqual([0, 'Maya']);
  });

  it('leads a visitor to the page that says so', async () => {
    const page = await server.open(link);
    await isAt(page, '/welcome/auth-failed?redirectUrl=%2Fewa%2Fhistory');
  });
});
