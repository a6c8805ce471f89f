import { afterEach, expect, it, vi } from 'vitest';
import { keptKeys } from '../../platform/session/preload/kept-keys.ts';
import { currentUserKey, sealUser } from '../../platform/session/stored-user.ts';
import { prefetchFunds } from './prefetch-funds.ts';

vi.mock('../../platform/session/preload/kept-keys.ts', () => ({ keptKeys: vi.fn(), keepEarlyKeys: vi.fn() }));

afterEach(() => vi.unstubAllGlobals());

/** Headers of the early call of somebody who was here in a brand. */
async function headersIn(brand: string | null) {
  const token = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  const user = { userID: 7, userType: 1, businessId: 3, sessionID: 'one' } as never;
  localStorage.setItem(currentUserKey, await sealUser(token, { user, authToken: 'token' }));
  vi.mocked(keptKeys).mockResolvedValue({ token, sessionId: 'one', request: null } as never);
  if (brand) localStorage.setItem('brand', brand);
  const send = vi.fn(async (_: string, init?: RequestInit) => new Response(init ? '{}' : ''));
  vi.stubGlobal('fetch', send);
  await prefetchFunds({
    location: { pathname: '/ewa/home', href: 'https://app.test/ewa/home' },
    local: localStorage,
    languages: ['en-US'],
    cookies: '',
  });
  localStorage.clear();
  return new Headers(send.mock.calls[0]?.[1]?.headers);
}

it.each([
  ['paycor', 'Paycor'],
  ['ukg', 'UKG'],
  ['server', 'Common'],
  [null, 'Common'],
])(
  'the early call for the funds says the environment of the last visit’s brand: %s, %s [transport-004]',
  async (brand, environment) => {
    expect((await headersIn(brand)).get('X-Business-Environment')).toBe(environment);
  },
);
