import { moneyContract } from '@dayfare/api/money/contract';
import { businessContract } from '@dayfare/api/session/business-contract';
import { sessionContract } from '@dayfare/api/session/contract';
import { startupContract } from '@dayfare/api/startup/contract';
import { ssoCookie, ssoOpenerCookie } from '@dayfare/api/transport/header-names';
import { afterAll, describe, expect, it } from 'vitest';
import { seedPassphrase } from '../../../seeds/index.ts';
import { aishaFarouk } from '../../../seeds/people/aisha-farouk.ts';
import { kofiMensah } from '../../../seeds/people/kofi-mensah.ts';
import { mayaTorres } from '../../../seeds/people/maya-torres.ts';
import { createBrowser, type Visit } from '../../../testing/browser.ts';
import { openSandbox } from '../../../testing/open.ts';
import { hashOfBrowser } from './sso-cookie.ts';

const sandbox = await openSandbox({ seeds: [mayaTorres, aishaFarouk, kofiMensah] });
const origin = `http://127.0.0.1:${await sandbox.listen(0)}`;
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

describe('signing in at an employer’s own page', () => {
  const work = { login: ' Kofi.Mensah ', password: seedPassphrase };

  /** A device with a cookie, and what it makes of the token that an address holds. */
  async function takeOver(answer: Visit, cookie = '', name = ssoCookie) {
    const device = sandbox.device();
    if (cookie) device.setCookie(name, cookie);
    await device.client(startupContract).getConfigurationSettings();
    const token = new URL(answer.url).searchParams.get('token') ?? '';
    const { getOuathUserByToken, getTokenOwner } = device.client(businessContract);
    return {
      device,
      owner: () => getTokenOwner({ token }),
      exchange: () => getOuathUserByToken({ token }),
    };
  }
  /** Signs in at the employer in a new browser, as far as the app. */
  async function cameThrough(query = '') {
    const browser = createBrowser(origin);
    const page = await browser.open(`${origin}/api/sso/41${query}`);
    const consent = await browser.send(page, { step: 'login', ...work });
    return { browser, answer: await browser.send(consent, { step: 'consent' }) };
  }
  const refused = { code: 'Invalid_Token_Try_Again' };
  const reasonOf = ({ url }: Visit) => new URL(url).searchParams.get('reason');

  it('takes the account of work, asks whether to tell us, and hands its owner over to the app, once', async () => {
    const browser = createBrowser(origin);
    const page = await browser.open(`${origin}/api/sso/41?redirectUrl=%2Fcard%2Fhome`);
    expect(new URL(page.url).origin).not.toBe(origin);
    expect(page.text).toContain('Sign in to Summit Ridge Hotels');
    const consent = await browser.send(page, { step: 'login', ...work });
    expect(consent.text).toContain('your name, Kofi Mensah, and your user name at work, kofi.mensah');
    const answer = await browser.send(consent, { step: 'consent' });
    expect(answer.url).toMatch(/^[^?]+\/welcome\/connect\?token=[\w-]{43}&redirectUrl=%2Fcard%2Fhome$/);
    const { device, exchange } = await takeOver(answer, browser.cookie(ssoCookie));
    const user = await device.adopt(await exchange());
    expect(user).toMatchObject({ userID: kofiMensah.id, ssoLoginRequired: false });
    expect((await device.client(moneyContract).getAvailableFunds()).currency).toBe('USD');
    await expect(exchange()).rejects.toMatchObject(refused);
  });

  it('ends with a token for the browser that began it alone: another user’s link opens their account nowhere', async () => {
    const { browser, answer } = await cameThrough();
    const others = createBrowser(origin);
    await others.open(`${origin}/api/sso/41`);
    for (const cookie of ['', 'guessed', others.cookie(ssoCookie)]) {
      const stranger = await takeOver(answer, cookie);
      await expect(stranger.owner()).rejects.toMatchObject({ code: 'LinkExpired' });
      await expect(stranger.exchange()).rejects.toMatchObject(refused);
    }
    // Nothing of that has spent it.
    const own = await takeOver(answer, browser.cookie(ssoCookie));
    expect(await own.owner()).toEqual({
      ...{ userID: kofiMensah.id, firstName: 'Kofi', lastInitial: 'M', isFromHere: true },
    });
    expect(await own.exchange()).toMatchObject({ userID: kofiMensah.id });
  });

  it('ends in the app that opened the page in a window of the system’s, not in that window', async () => {
    const secret = 'a-secret-that-the-app-has-kept';
    const opener = hashOfBrowser(secret);
    const { browser, answer } = await cameThrough(`?opener=${opener}`);
    await expect((await takeOver(answer, browser.cookie(ssoCookie))).exchange()).rejects.toMatchObject(
      refused,
    );
    const app = await takeOver(answer, secret, ssoOpenerCookie);
    expect(await app.exchange()).toMatchObject({ userID: kofiMensah.id });
  });

  it('is bound to no browser by the hash of nothing', async () => {
    const { answer } = await cameThrough(`?opener=${hashOfBrowser('')}`);
    await expect((await takeOver(answer)).exchange()).rejects.toMatchObject(refused);
  });

  it('leads the browser only where its forms may lead, and nowhere else', async () => {
    const browser = createBrowser(origin);
    const page = await browser.open(`${origin}/api/sso/41`);
    expect(page.policy).toContain(`form-action 'self' ${origin};`);
  });

  it('says what is wrong in the browser’s language, keeps the user name, and takes no more than five guesses', async () => {
    const browser = createBrowser(origin, 'es-US,es;q=0.9');
    const page = await browser.open(`${origin}/api/sso/41`);
    expect(page.text).toContain('Contraseña del trabajo');
    const texts: string[] = [];
    for (let tries = 0; tries < 6; tries += 1)
      texts.push((await browser.send(page, { step: 'login', login: 'nobody', password: 'guess' })).text);
    expect(texts[0]).toContain('Ese usuario y esa contraseña no coinciden.');
    expect(texts[0]).toContain('value="nobody"');
    expect(texts[5]).toContain('Demasiados intentos.');
  });

  it('comes back unsigned, with where it was going, when somebody cancels', async () => {
    const browser = createBrowser(origin);
    const page = await browser.open(`${origin}/api/sso/41?redirectUrl=%2Fcard%2Fhome`);
    const answer = await browser.send(page, { step: 'cancel' });
    expect(answer.url).toBe(`${origin}/welcome/auth-failed?reason=cancelled&redirectUrl=%2Fcard%2Fhome`);
  });

  it('knows nobody here by a work account that neither an account nor the employer’s records hold', async () => {
    const browser = createBrowser(origin);
    const page = await browser.open(`${origin}/api/sso/41`);
    const consent = await browser.send(page, { step: 'login', ...work, login: 'pat.moss' });
    expect(reasonOf(await browser.send(consent, { step: 'consent' }))).toBe('unknown');
  });

  it('is there for the partners that there are alone', async () => {
    expect(reasonOf(await createBrowser(origin).open(`${origin}/api/sso/42`))).toBe('unavailable');
  });

  describe('a way back', () => {
    /** Signs in at the employer, and stops at the address that it leads back to. */
    async function wayBack(browser = createBrowser(origin)) {
      const page = await browser.open(`${origin}/api/sso/41`);
      const consent = await browser.send(page, { step: 'login', ...work });
      return browser.sendUntil(consent, { step: 'consent' }, '/api/sso/41/return');
    }

    it('is good in the browser that began it, once', async () => {
      const browser = createBrowser(origin);
      const back = await wayBack(browser);
      expect((await browser.open(back)).url).toContain('/welcome/connect?token=');
      expect(reasonOf(await browser.open(back))).toBe('expired');
    });

    it('is no good in another browser: nobody is signed in by a link that somebody else has sent', async () => {
      const back = await wayBack();
      const another = createBrowser(origin);
      expect(reasonOf(await another.open(back))).toBe('expired');
      await another.open(`${origin}/api/sso/41`);
      expect(reasonOf(await another.open(back))).toBe('expired');
    });

    it('is no good after ten minutes', async () => {
      const browser = createBrowser(origin);
      const back = await wayBack(browser);
      sandbox.clock.ms += 10 * 60_000;
      expect(reasonOf(await browser.open(back))).toBe('expired');
      sandbox.clock.ms -= 10 * 60_000;
    });

    it('is no good with the code of another sign-in: it was meant for another nonce and verifier', async () => {
      const browser = createBrowser(origin);
      const stolen = new URL(await wayBack()).searchParams.get('code') ?? '';
      const back = new URL(await wayBack(browser));
      back.searchParams.set('code', stolen);
      expect(reasonOf(await browser.open(back.href))).toBe('unavailable');
    });
  });
});
