import { moneyContract } from '@dayfare/api/money/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { createDevice } from '../bench/device.ts';
import { trustedProxiesFrom } from '../platform/http/client-address.ts';
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
