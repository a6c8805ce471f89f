import { expect, it, vi } from 'vitest';
import type { App } from '../app-context/app.ts';
import { leaveToSignIn } from './leave-to-sign-in.ts';

/** Leaves for an address in a native app that opens a window of the system's. Gives the address in it, and the cookies that were set. */
async function leaveFor(address: string) {
  const set = vi.spyOn(document, 'cookie', 'set');
  const ask = vi.fn().mockResolvedValue({ url: `${window.location.origin}/welcome/connect?token=t` });
  const leave = vi.fn();
  const app = { device: { can: () => true, ask }, navigation: { leave } } as unknown as App;
  expect(await leaveToSignIn(app, address)).toBe(true);
  expect(leave).toHaveBeenCalledExactlyOnceWith('/welcome/connect?token=t');
  const cookies = set.mock.calls.map(([cookie]) => cookie);
  set.mockRestore();
  return { opened: new URL(ask.mock.calls[0]?.[1].url), cookies };
}

const base64Url = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64url');

it('names the hash of a secret that stays in the app, so that the token at the end is good there alone', async () => {
  const { opened, cookies } = await leaveFor('/api/sso/41?redirectUrl=%2Fcard%2Fhome');
  const [, secret = ''] =
    /^sso-opener=([\w-]{43}); Path=\/api; SameSite=Strict; Max-Age=900$/.exec(cookies[0] ?? '') ?? [];
  const hash = base64Url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret)));
  expect(opened.searchParams.get('opener')).toBe(hash);
  expect(opened.searchParams.get('redirectUrl')).toBe('/card/home');
  const again = await leaveFor('/api/sso/41');
  expect(again.opened.searchParams.get('opener')).not.toBe(hash);
});

it.each(['https://sso.partner.example/api/sso/41', '/payroll/consent?x=1'])(
  'leaves %s as it is',
  async (address) => {
    const { opened, cookies } = await leaveFor(address);
    expect([opened.href, cookies]).toEqual([new URL(address, window.location.origin).href, []]);
  },
);
