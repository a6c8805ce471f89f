import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { people } from '../../testing/sandbox/people.ts';
import { signInHere } from '../../testing/sandbox/sign-in-steps.ts';
import { useSandbox } from '../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();
const value = encodeURIComponent;
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
  it('in an address with an oauthToken signs out whoever is signed in, here and on the server [startup-030]', async () => {
    (await server.open('/ewa/home', { as: people.maya })).close();
    expect(server.local.getItem('currentUser')).not.toBeNull();
    const page = await server.open('/ewa/home?oauthToken=abc');
    await isAt(page, '/welcome/login');
    await waitFor(() => expect(server.network.count('user/RevokeUserToken')).toBe(1));
    expect(server.local.getItem('currentUser')).toBeNull();
  });
});
