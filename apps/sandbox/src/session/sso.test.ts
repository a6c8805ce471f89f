import { moneyContract } from '@dayfare/api/money/contract';
import { businessContract } from '@dayfare/api/session/business-contract';
import { sessionContract } from '@dayfare/api/session/contract';
import { startupContract } from '@dayfare/api/startup/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { seedPassphrase } from '../seeds/index.ts';
import { aishaFarouk } from '../seeds/people/aisha-farouk.ts';
import { kofiMensah } from '../seeds/people/kofi-mensah.ts';
import { mayaTorres } from '../seeds/people/maya-torres.ts';
import { openSandbox } from '../testing/open.ts';

const sandbox = await openSandbox({ seeds: [mayaTorres, aishaFarouk, kofiMensah] });
afterAll(() => sandbox.close());

describe('a sign-in with a password', () => {
  it('names the partner, in the person’s language, where the employer wants people to sign in there [enrollment-047]', async () => {
    const device = sandbox.device();
    device.setLanguage('es');
    await device.client(startupContract).getConfigurationSettings();
    const answer = await device.client(sessionContract).loginM({
      ...{ identifier: kofiMensah.email, identifierType: 'EmailAddress', password: seedPassphrase },
      ...{ deviceId: 'device', deviceType: 'Web' },
    });
    expect(answer).toMatchObject({
      ssoLoginRequired: true,
      ssoPartnerID: 41,
      ssoHeaderText: 'Summit Ridge Hotels tiene su propio acceso',
      ssoButtonText: 'Continuar con tu cuenta del trabajo',
    });
  });

  it('names none elsewhere', async () => {
    expect(await sandbox.device().signIn(mayaTorres.email, seedPassphrase)).toMatchObject({
      ssoLoginRequired: false,
      ssoPartnerID: null,
      ssoHeaderText: null,
    });
  });

  it('is for no employer as long as one of several has to be chosen [session-049]', async () => {
    expect(await sandbox.device().signIn(aishaFarouk.email, seedPassphrase)).toMatchObject({
      multipleBusinessesFound: true,
      businessId: 0,
      companyName: null,
    });
  });
});

describe('an employer’s own sign-in page', () => {
  const page = 'http://localhost/sandbox/employers/41';
  const send = (login: string, password: string) =>
    sandbox.app.request(page, { method: 'POST', body: new URLSearchParams({ login, password }) });
  const tokenIn = (answer: Response) =>
    new URL(answer.headers.get('location') ?? '', page).searchParams.get('token') ?? '';

  it('takes the account of work, and hands its owner over to the app, once', async () => {
    const answer = await send(' Kofi.Mensah ', seedPassphrase);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/welcome\/connect\?token=[\w-]{43}$/),
    ]);
    const device = sandbox.device();
    await device.client(startupContract).getConfigurationSettings();
    const { getOuathUserByToken } = device.client(businessContract);
    const user = await device.adopt(await getOuathUserByToken({ token: tokenIn(answer) }));
    expect(user).toMatchObject({ userID: kofiMensah.id, ssoLoginRequired: false });
    expect((await device.client(moneyContract).getAvailableFunds()).currency).toBe('USD');
    await expect(getOuathUserByToken({ token: tokenIn(answer) })).rejects.toMatchObject({
      code: 'Invalid_Token_Try_Again',
    });
  });

  it('says what is wrong in the browser’s language, keeps the user name, and takes no more than five guesses', async () => {
    const texts: string[] = [];
    for (let tries = 0; tries < 6; tries += 1) texts.push(await (await send('nobody', 'guess')).text());
    expect(texts[0]).toContain('That user name and password don’t match.');
    expect(texts[0]).toContain('value="nobody"');
    expect(texts[5]).toContain('Too many tries.');
    const init = { headers: { 'accept-language': 'es-US,es;q=0.9' } };
    expect(await (await sandbox.app.request(page, init)).text()).toContain('Contraseña del trabajo');
  });

  it('is there for the partner that it belongs to alone, and knows nobody else’s people', async () => {
    expect((await sandbox.app.request('http://localhost/sandbox/employers/42')).status).toBe(404);
    expect((await send('maya.torres', seedPassphrase)).status).toBe(200);
  });
});
