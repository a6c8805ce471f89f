import { describe, expect, it } from 'vitest';
import { fakeServer, requestAt } from '../testing/fake-server.ts';
import { createApiClient } from './create-client.ts';

const untouchedHosts = ['ip.example', 'hooks.chat.example:8443'];

function open(fetcher: typeof fetch) {
  return createApiClient({
    baseUrl: 'https://app.example/api',
    session: () => ({
      auth: { authToken: 'tkn', userID: 1, userType: 4, businessId: 1 },
      keys: null,
      businessEnvironment: 'Common',
    }),
    untouchedHosts: () => untouchedHosts,
    fetch: fetcher,
  });
}

describe('hosts that are left untouched', () => {
  it.each(['https://ip.example/?format=json', 'https://hooks.chat.example:8443/in'])(
    'get no header, no signature and no cookie of ours: %s [transport-005]',
    async (address) => {
      const server = fakeServer(new Response('203.0.113.9'));
      const response = await open(server.fetch).fetchOutside(new URL(address));
      expect(await response.text()).toBe('203.0.113.9');
      expect([...requestAt(server.sent).headers]).toEqual([]);
      expect(requestAt(server.sent).init).toMatchObject({
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
      });
    },
  );

  it.each([
    'https://ip.example.evil.example/',
    'https://hooks.chat.example/in',
    'https://app.example/api/user/GetEarnings',
  ])('are compared whole, so that %s is refused', async (address) => {
    const server = fakeServer(new Response(''));
    await expect(open(server.fetch).fetchOutside(new URL(address))).rejects.toThrow(TypeError);
    expect(server.sent).toHaveLength(0);
  });
});
