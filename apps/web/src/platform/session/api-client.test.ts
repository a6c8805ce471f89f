import { answer, contract, sessionSamples, startupSamples } from '@dayfare/api/mocks';
import { businessContract } from '@dayfare/api/session/business-contract';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { configurationFrom } from '../startup/configuration.ts';

const { startupDataV2 } = contract.startup;
const { createToken } = contract.session;
const server = setupServer();
const base64url = (text: string) => Buffer.from(text).toString('base64url');
const settings = (values: Record<string, string>) =>
  Object.entries(values).map(([key, value]) => ({ key, value }));

beforeAll(() => server.listen());
afterEach(() => {
  server.resetHandlers();
  server.events.removeAllListeners();
});
afterAll(() => server.close());

/** The headers of a call by someone whose every value is different. */
async function sent(configuration: Record<string, string>, prepare: (local: Storage) => void = () => {}) {
  const user = sessionSamples.employee({ userID: 11, userType: 4, businessId: 22, authToken: 'token-33' });
  const app = await createTestApp({ user, configuration: settings(configuration) });
  const { local } = app;
  const heard: Headers[] = [];
  server.events.on('request:start', ({ request }) => void heard.push(request.headers));
  server.use(
    answer(startupDataV2, startupSamples.startupData({ BusinessBrandingType: 'Paycor' })),
    answer(createToken, user),
  );
  prepare(local);
  const call = async (name: 'data' | 'token') => {
    if (name === 'data') await app.startup.data.load('EWA');
    else await app.api.client(businessContract).createToken({ deviceId: 'd' });
    return heard.at(-1) ?? new Headers();
  };
  return { app, call };
}

describe('what every call says of the person and the device', () => {
  it('is each in its own header', async () => {
    const { call, app } = await sent({ BusinessEnvironment: 'UKG', RemoveHtmlTags: '1' }, (local) => {
      local.setItem('clientIp', '192.0.2.44');
      local.setItem('clientLatitude', '55.5');
      local.setItem('clientLongitude', '-66.6');
    });
    await app.translator.setLanguage('es');
    const headers = await call('data');
    expect(Object.fromEntries(headers)).toMatchObject({
      ...{ authorization: 'Bearer token-33', 'x-session-auth-token': 'token-33' },
      ...{ 'x-user-id': base64url('11'), 'x-user-type': '4', 'x-business-id': base64url('22') },
      ...{ 'x-client-ip': '192.0.2.44', clatitude: '55.5', clongitude: '-66.6' },
      ...{ 'x-remove-html-tags': '1', 'x-locale': 'es', 'x-business-environment': 'UKG' },
    });
  });

  it('names the environment of the person’s employer once that is known', async () => {
    const { call } = await sent({ BusinessEnvironment: 'UKG' });
    await call('data');
    expect((await call('token')).get('X-Business-Environment')).toBe('Paycor');
  });
});

describe('what tries are counted by', () => {
  it('goes with the calls that hand out tokens, as long as nobody has said that it is off', async () => {
    const { call, app } = await sent({ EnableBruteForceSecurity: '1' });
    expect((await call('data')).has('ak')).toBe(false);
    expect((await call('token')).get('ak')).toBe(app.local.getItem('deviceId'));
    app.startup.configuration.set(configurationFrom([], false));
    expect((await call('token')).get('ak')).toBe(app.local.getItem('deviceId'));
    app.startup.configuration.set(configurationFrom(settings({ EnableBruteForceSecurity: '0' })));
    expect((await call('token')).has('ak')).toBe(false);
  });
});
