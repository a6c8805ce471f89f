import { moneyContract } from '@dayfare/api/money/contract';
import { Hono } from 'hono';
import { afterAll, describe, expect, it } from 'vitest';
import { employees } from '../areas/session/index.ts';
import { createDevice } from '../bench/device.ts';
import { clientAddressOf, isSecure, trustedProxiesFrom } from '../platform/http/client-address.ts';
import { settingsFrom } from '../platform/http/settings.ts';
import { seedPassphrase } from '../seeds/index.ts';
import { mayaTorres } from '../seeds/people/maya-torres.ts';
import { openSandbox } from '../testing/open.ts';

const behindProxy = await openSandbox({ settings: settingsFrom({ TRUSTED_PROXIES: '127.0.0.1' }) });
const alone = await openSandbox();
afterAll(() => Promise.all([behindProxy.close(), alone.close()]));

const path = 'http://pay.example.com/api/Main/GetConfigurationSettings';
const encrypted = { headers: { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.50' } };

describe('behind a proxy that is trusted and speaks TLS', () => {
  it('the browser is told to stay encrypted, and gets a cookie that no neighbouring host can set', async () => {
    const response = await behindProxy.app.request(path, encrypted);
    expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(response.headers.get('set-cookie')).toMatch(
      /^__Host-XSRF-TOKEN=[\w-]+; Path=\/; Secure; SameSite=Strict$/,
    );
  });

  it('people sign in and write, and the plain cookie stands for nothing', async () => {
    /** `planted` is the only cookie that the browser has: a neighbouring host has set it, and knows it. */
    const device = (planted?: string) =>
      createDevice('http://localhost', async (request) => {
        request.headers.set('x-forwarded-proto', 'https');
        const response = await behindProxy.answer(request);
        if (planted) response.headers.set('set-cookie', planted);
        return response;
      });
    const maya = device();
    await maya.signIn(mayaTorres.email, seedPassphrase);
    expect((await maya.client(moneyContract).getInstruments()).instruments.length).toBeGreaterThan(0);
    const planted = device('XSRF-TOKEN=planted');
    await expect(planted.signIn(mayaTorres.email, seedPassphrase)).rejects.toMatchObject({
      code: 'AntiForgery',
    });
  });
});

it('the cookie of a trusted device is this host’s alone, and is read by no script', async () => {
  const cookies: string[] = [];
  const device = createDevice('http://localhost', async (request) => {
    request.headers.set('x-forwarded-proto', 'https');
    const response = await behindProxy.answer(request);
    cookies.push(...response.headers.getSetCookie());
    return response;
  });
  await device.signIn(mayaTorres.email, seedPassphrase);
  expect(cookies.filter((cookie) => cookie.includes('trusted-device'))).toEqual([
    expect.stringMatching(
      /^__Host-trusted-device=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    ),
  ]);
});

describe('a proxy in front', () => {
  const read = async (headers: Record<string, string>) => {
    const proxies = trustedProxiesFrom('127.0.0.1');
    const app = new Hono().get('/', (c) => c.json([clientAddressOf(c, proxies), isSecure(c, proxies)]));
    return (await app.request('http://pay.example.com/', { headers })).json();
  };

  it.each([
    ['203.0.113.5:4711', '203.0.113.5'],
    ['[2001:db8::1]:4711', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['::ffff:203.0.113.5', '203.0.113.5'],
    ['not an address', '127.0.0.1'],
  ])('that writes %s has a visitor at %s', async (written, address) => {
    expect(await read({ 'x-forwarded-for': written })).toEqual([address, false]);
  });

  it.each([
    ['https, http', true],
    ['HTTPS', true],
    ['http, https', false],
  ])('that was called by %s says whether the person is encrypted', async (written, isEncrypted) => {
    expect(await read({ 'x-forwarded-proto': written })).toEqual(['127.0.0.1', isEncrypted]);
  });
});

it('nobody is there, and the published password opens nothing, unless the server is steered or told so', async () => {
  expect(settingsFrom({})).toMatchObject({ hasSeededPeople: false });
  expect(settingsFrom({ STEERING: '1' })).toMatchObject({ hasSeededPeople: true });
  expect(settingsFrom({ SEED_PEOPLE: '1' })).toMatchObject({ hasSeededPeople: true, isSteerable: false });
  const hosted = await openSandbox({ isSteerable: false, seeds: undefined });
  expect(await hosted.db.select().from(employees)).toEqual([]);
  await hosted.close();
  // A database of before, in which a person was seeded.
  const older = await openSandbox({ isSteerable: false });
  await expect(
    createDevice('http://localhost', older.answer).signIn(mayaTorres.email, seedPassphrase),
  ).rejects.toMatchObject({ code: 'InvalidPassword' });
  await older.close();
});

it('a header that anybody can write makes no connection encrypted where no proxy is trusted', async () => {
  const response = await alone.app.request(path, encrypted);
  expect(response.headers.get('strict-transport-security')).toBeNull();
  expect(response.headers.get('set-cookie')).toMatch(/^XSRF-TOKEN=/);
});

it('the API is described only where that is switched on', async () => {
  expect(settingsFrom({})).toMatchObject({ hasApiDocs: false });
  expect(settingsFrom({ STEERING: '1' })).toMatchObject({ hasApiDocs: true });
  expect(settingsFrom({ STEERING: '1', API_DOCS: '0' })).toMatchObject({ hasApiDocs: false });
  const status = async (app: typeof alone.app) => (await app.request('http://localhost/api/docs')).status;
  expect(await status(alone.app)).toBe(200);
  const silent = await openSandbox({ hasApiDocs: false });
  expect(await status(silent.app)).toBe(403);
  await silent.close();
});

it('a proxy that is misspelt is refused', () => {
  expect(() => trustedProxiesFrom('10.0.0.0/8, proxy.local')).toThrow('TRUSTED_PROXIES has "proxy.local"');
});
