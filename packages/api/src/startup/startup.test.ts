import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startupSamples } from '../mocks/index.ts';
import { fakeServer, payloadReply, requestAt } from '../testing/fake-server.ts';
import { createApiClient } from '../transport/index.ts';
import { startupContract, type WireSettings } from './contract.ts';
import { configurationQuery, isAvailableAgain, settingsFromWire, startupDataQuery } from './queries.ts';

function setUp(payload: unknown) {
  const server = fakeServer(payloadReply(payload));
  const api = createApiClient({
    baseUrl: 'https://app.example/api',
    session: () => ({ auth: null, keys: null, businessEnvironment: 'Common' }),
    fetch: server.fetch,
    isOnline: () => true,
  });
  return { api, sent: server.sent, queryClient: new QueryClient() };
}

afterEach(() => {
  vi.useRealTimers();
});

async function askedAfter(hours: number, entries: WireSettings): Promise<number> {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { api, sent, queryClient } = setUp(entries);
  await queryClient.fetchQuery(configurationQuery(api));
  vi.setSystemTime(Date.now() + hours * 3_600_000);
  await queryClient.fetchQuery(configurationQuery(api));
  return sent.length;
}

describe('configuration', () => {
  it('is a list of keys and values from GET Main/GetConfigurationSettings [startup-014]', () => {
    const { route, outputSchema } = startupContract.getConfigurationSettings['~orpc'];
    expect(route).toEqual({ method: 'GET', path: '/Main/GetConfigurationSettings' });
    expect(outputSchema?.parse([{ key: 'SessionTimeout', value: '480' }])).toHaveLength(1);
  });

  it('is good for 4 hours, or for as long as ConfigurationsCacheExpiryTime says [startup-015]', async () => {
    expect(await askedAfter(3.9, [])).toBe(1);
    expect(await askedAfter(4.1, [])).toBe(2);
    expect(await askedAfter(1.1, startupSamples.configuration({ ConfigurationsCacheExpiryTime: '1' }))).toBe(
      2,
    );
  });

  it('is read by key: text, number or flag', () => {
    const settings = settingsFromWire([
      { key: 'a', value: ' x ' },
      { key: 'n', value: '480' },
      { key: 'on', value: 'True' },
      { key: 'one', value: '1' },
      { key: 'off', value: '0' },
      { key: 'empty', value: '' },
      { key: 'a', value: 'last' },
    ]);
    expect(settings.text('a')).toBe('last');
    expect(settings.number('n')).toBe(480);
    expect(['on', 'one', 'off', 'empty', 'none'].map(settings.flag)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect([settings.text('empty'), settings.number('empty'), settings.number('a')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('startup data', () => {
  it('is asked for by module, with the shared data on request, once', async () => {
    const { api, sent, queryClient } = setUp(startupSamples.startupData());
    const query = startupDataQuery(api, 2, true);
    await queryClient.fetchQuery(query);
    await queryClient.fetchQuery(query);
    expect(sent).toHaveLength(1);
    expect(requestAt(sent).url.pathname).toBe('/api/user/startupDataV2');
    expect(requestAt(sent).init.body).toBe('{"IncludeShared":true,"LivelyModule":2}');
  });
});

describe('the status of the app', () => {
  it('comes from GET main/CheckMaintenanceStatus, which takes nothing [startup-018]', async () => {
    const { api, sent } = setUp(true);
    expect(await isAvailableAgain(api)).toBe(true);
    expect(requestAt(sent).url.href).toBe('https://app.example/api/main/CheckMaintenanceStatus');
    expect(requestAt(sent).init).toMatchObject({ method: 'GET', body: null });
  });
});
