import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { people } from '../../testing/sandbox/people.ts';
import { recordRequests } from '../../testing/sandbox/recorded-requests.ts';
import { seeBalance } from '../../testing/sandbox/session-steps.ts';
import { useSandbox } from '../../testing/sandbox/use-sandbox.ts';
import { lookUpPlace } from './look-up-place.ts';

const server = useSandbox();

/** What the browser says about the device's position. */
function locate(state: PermissionState) {
  const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>((found) =>
    found({ coords: { latitude: 41.5, longitude: -72.25 } } as GeolocationPosition),
  );
  Object.defineProperties(navigator, {
    geolocation: { value: { getCurrentPosition }, configurable: true },
    permissions: { value: { query: async () => ({ state }) }, configurable: true },
  });
  return getCurrentPosition;
}
afterEach(() => {
  for (const name of ['geolocation', 'permissions']) Reflect.deleteProperty(navigator, name);
});

/** Comes home twice, the second time knowing the device’s place; gives the headers of the second time. */
async function headersAfterwards() {
  const page = await server.open('/ewa/home', { as: people.maya });
  await seeBalance();
  await lookUpPlace(page.app);
  const sent = recordRequests();
  await page.reload();
  // The server takes them: they are under the seal with the others.
  await seeBalance();
  const headers = sent.find(({ path }) => path === 'user/GetEarnings')?.headers;
  return Object.fromEntries(headers?.entries() ?? []);
}

describe('a call', () => {
  it('carries the device’s address and position where people have allowed it [transport-002] [startup-025] [startup-026]', async () => {
    locate('granted');
    const headers = await headersAfterwards();
    expect(headers).toMatchObject({ 'x-client-ip': '127.0.0.1', clatitude: '41.5', clongitude: '-72.25' });
  });

  it('carries the address that a configured service tells, which is asked with nothing of ours [transport-005]', async () => {
    const asked: string[][] = [];
    const send = globalThis.fetch;
    const fetching: typeof fetch = async (input, init) => {
      if (!String(input).startsWith('https://ip.example/')) return send(input, init);
      asked.push([...new Headers(init?.headers).keys()]);
      return new Response('203.0.113.9');
    };
    vi.stubGlobal('fetch', fetching);
    await server.sandbox.configure({ PublicIpUrl: 'https://ip.example/plain' });
    expect(await headersAfterwards()).toMatchObject({ 'x-client-ip': '203.0.113.9' });
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.flat()).toEqual([]);
    vi.stubGlobal('fetch', send);
  });

  it('goes without a position that nobody was asked for by a page that opens', async () => {
    const asked = locate('prompt');
    const headers = await headersAfterwards();
    expect(headers).toMatchObject({ 'x-client-ip': '127.0.0.1' });
    expect(headers).not.toHaveProperty('clatitude');
    expect(asked).not.toHaveBeenCalled();
  });

  it('that broke on its way is in the server’s log afterwards, without a word about the person', async () => {
    await server.sandbox.fault({ match: 'user/GetEarnings', kind: 'drop-before' });
    await server.open('/ewa/home', { as: people.maya });
    await screen.findByRole('heading', { level: 1, name: 'Hi, Maya' });
    const lines = async () => {
      const { clientLogs } = (await server.sandbox.ask('/analytics')) as {
        readonly clientLogs: readonly { readonly methodName: string; readonly logMessage: string }[];
      };
      const own = clientLogs.filter(({ methodName }) => methodName === 'transport');
      return own.map(({ logMessage }) => logMessage).join('\n');
    };
    await waitFor(async () => expect(await lines()).toContain('failed GET /user/GetEarnings network'));
    expect(await lines()).not.toContain(people.maya.email);
  });
});
