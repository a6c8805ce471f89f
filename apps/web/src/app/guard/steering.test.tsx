import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { people } from '../../testing/sandbox/people.ts';
import { arriveAt } from '../../testing/sandbox/person-steps.ts';
import { signInHere } from '../../testing/sandbox/sign-in-steps.ts';
import { useSandbox } from '../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();
const value = encodeURIComponent;
const priya = { email: 'priya.raman@example.com', name: 'Priya Raman' };
const isAt = (page: { readonly here: () => string }, path: string) =>
  waitFor(() => expect(page.here()).toBe(path));

describe('a sign-in', () => {
  it.each([
    '/ewa/home?logoutredirect=%2Ffaqs',
    '/ewa/home?oauthToken=t',
    '/ewa/home?oauth_state_id=7',
    '/welcome/connect?token=a-token-of-sixteen-characters',
    '/ewa/home?redirectUrl=%2Fewa%2Fhome%3Flogoutredirect%3D%252Ffaqs',
  ])('does not go on to %s, and the session stays', async (target) => {
    const page = await server.open(`/welcome/login?redirectUrl=${value(target)}`);
    await signInHere(page);
    await isAt(page, '/ewa/home');
    await screen.findByRole('button', { name: 'Your account' });
    const again = await page.reload();
    await screen.findByRole('button', { name: 'Your account' });
    expect(again.here()).toBe('/ewa/home');
  });

  it('leads to a partner that is allowed', async () => {
    await server.sandbox.configure({ AllowedRedirectHosts: 'partner.example' });
    const page = await server.open(`/welcome/login?redirectUrl=${value('https://partner.example/x')}`);
    const leave = vi.spyOn(page.app.navigation, 'leave').mockReturnValue();
    await signInHere(page);
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('https://partner.example/x'));
  });
});

it('a link to a partner goes nowhere but to our own pages when the list of partners never comes', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await server.sandbox.fault({ match: 'Main/GetConfigurationSettings', kind: 'status', status: 500 });
  const opening = server.open(`/welcome/login?redirectUrl=${value('https://partner.example/x')}`, {
    as: people.maya,
  });
  const page = await opening;
  await vi.advanceTimersByTimeAsync(30_000);
  await isAt(page, '/ewa/home');
  vi.useRealTimers();
});

describe('the token of a partner', () => {
  it.each([
    ['/ewa/home', ''],
    ['/ewa/history', '&redirectUrl=%2Fewa%2Fhistory'],
  ])(
    'signs out whoever is signed in, and opens the account that it is for at %s [access-052]',
    async (to, query) => {
      const before = await server.open('/ewa/home', { as: people.maya });
      await screen.findByRole('button', { name: 'Get money' });
      const kept = server.local.getItem('currentUser');
      before.close();
      const token = await server.sandbox.oauthToken(priya.email);
      const page = await server.open(`/welcome/connect?token=${token}${query}`);
      await isAt(page, to);
      const said = [
        `You’re signed in as ${priya.name}.`,
        `${people.maya.name} was signed out on this device.`,
      ];
      await screen.findByText(said.join(' '));
      await waitFor(() => expect(server.network.count('user/RevokeUserToken')).toBe(1));
      const after = server.local.getItem('currentUser');
      expect(after).toMatch(/^[\w-]{100,}$/);
      expect(after).not.toBe(kept);
      page.close();
      // What the page shows is theirs alone, also after a reload.
      await server.open('/ewa/home');
      await arriveAt('Hi, Priya');
    },
  );

  it('that is not taken leaves nobody signed in', async () => {
    (await server.open('/ewa/home', { as: people.maya })).close();
    const page = await server.open(
      '/welcome/connect?token=a-token-that-nobody-issued&redirectUrl=%2Fewa%2Fhistory',
    );
    await waitFor(() => expect(page.here()).toMatch(/^\/welcome\/auth-failed/));
    page.close();
    const next = await server.open('/ewa/home');
    await waitFor(() => expect(next.here()).toMatch(/^\/welcome\/login/));
  });

  it('in an address with an oauthToken signs out whoever is signed in, here and on the server [startup-030]', async () => {
    (await server.open('/ewa/home', { as: people.maya })).close();
    expect(server.local.getItem('currentUser')).not.toBeNull();
    const page = await server.open('/ewa/home?oauthToken=abc');
    await isAt(page, '/welcome/login');
    await waitFor(() => expect(server.network.count('user/RevokeUserToken')).toBe(1));
    expect(server.local.getItem('currentUser')).toBeNull();
  });
});
