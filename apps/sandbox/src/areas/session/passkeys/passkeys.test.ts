import { passkeyContract } from '@dayfare/api/session/passkey-contract';
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createDevice } from '../../../bench/device.ts';
import { settingsFrom } from '../../../platform/http/settings.ts';
import { danaOyelaran } from '../../../seeds/people/dana-oyelaran.ts';
import { kofiMensah } from '../../../seeds/people/kofi-mensah.ts';
import { mayaTorres } from '../../../seeds/people/maya-torres.ts';
import { openSandbox } from '../../../testing/open.ts';
import { prove } from '../../../testing/prove.ts';
import { softwarePasskey } from '../../../testing/software-passkey.ts';
import { securityEvents } from '../sessions/session-tables.ts';
import { passkeys } from './passkey-tables.ts';

const sandbox = await openSandbox({ seeds: [mayaTorres, danaOyelaran, kofiMensah] });
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.reset();
  await configure('1');
});

const configure = (EnablePasskeys: string) =>
  sandbox.app.request('http://localhost/sandbox/configuration', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ EnablePasskeys }),
  });

type Authenticator = ReturnType<typeof softwarePasskey>;

/** A passkey that someone has added. */
async function passkeyOf({ id: employeeId }: { readonly id: number }): Promise<Authenticator> {
  const made = softwarePasskey();
  await sandbox.db.insert(passkeys).values({
    ...{ id: made.id, publicKey: made.publicKey, employeeId, counter: 0, transports: [] },
    ...{ name: 'Phone', addedAt: new Date() },
  });
  return made;
}

type Signing = Parameters<Authenticator['sign']>[0];

/** Signs in with an authenticator, on a device of its own. */
async function signIn(authenticator: Authenticator, own: Partial<Signing> = {}) {
  const device = sandbox.device();
  const calls = device.client(passkeyContract);
  const { challenge } = await calls.beginPasskeySignIn();
  const credential = authenticator.sign({ challenge, ...own });
  const send = () => calls.loginWithPasskey({ credential, deviceId: 'device', deviceType: 'Web' });
  return { device, send };
}

const refused = { code: 'PasskeyRefused' };

describe('a passkey', () => {
  it('signs its owner in, and is both steps of two-step sign-in', async () => {
    const { send } = await signIn(await passkeyOf(danaOyelaran));
    const user = await send();
    expect(user).toMatchObject({ userID: danaOyelaran.id, sentPinIDString: null });
    expect(user.authToken).not.toBe('');
  });

  it('answers a challenge once', async () => {
    const { send } = await signIn(await passkeyOf(mayaTorres));
    await send();
    await expect(send()).rejects.toMatchObject(refused);
  });

  it.each([
    ['a challenge that nobody gave', { challenge: 'bm9ib2R5' }],
    ['another site’s page', { origin: 'https://pay.example' }],
    ['a passkey of another site', { rpId: 'pay.example' }],
    ['an owner who was not recognised', { isVerified: false }],
  ])('is refused with %s, and that is written down', async (_, own) => {
    const { send } = await signIn(await passkeyOf(mayaTorres), own);
    await expect(send()).rejects.toMatchObject(refused);
    const events = await sandbox.db.select().from(securityEvents);
    expect(events.map(({ kind }) => kind)).toEqual(['passkeyRefused']);
  });

  it('is asked for where the configuration says that the app is, whatever host a request names', async () => {
    const beginAt = async (origin: string, env: Record<string, string>) => {
      const hosted = await openSandbox({ settings: settingsFrom(env) });
      onTestFinished(() => hosted.close());
      const calls = createDevice(origin, (request) => hosted.answer(request)).client(passkeyContract);
      hosted.server.configuration.set({ EnablePasskeys: '1' });
      return calls.beginPasskeySignIn();
    };
    const own = { APP_ORIGINS: 'https://pay.example' };
    expect(await beginAt('https://pay.example', own)).toMatchObject({ rpId: 'pay.example' });
    const notHere = { code: 'InvalidRequest' };
    await expect(beginAt('https://evil.test', own)).rejects.toMatchObject(notHere);
    await expect(beginAt('http://localhost', own)).rejects.toMatchObject(notHere);
    await expect(beginAt('https://evil.test', {})).rejects.toMatchObject(notHere);
  });

  it('that nobody added, or that signs with another key, is refused alike', async () => {
    const known = await passkeyOf(mayaTorres);
    const stranger = softwarePasskey();
    const forged = { ...stranger, sign: (what: Signing) => ({ ...stranger.sign(what), id: known.id }) };
    for (const one of [stranger, forged])
      await expect((await signIn(one)).send()).rejects.toMatchObject(refused);
  });

  it('does not go round an employer’s own sign-in', async () => {
    const { send } = await signIn(await passkeyOf(kofiMensah));
    expect(await send()).toMatchObject({ authToken: '', ssoLoginRequired: true });
  });

  it('is neither added nor removed by a session alone, and is seen and removed by its owner', async () => {
    const { id } = await passkeyOf(mayaTorres);
    const device = await sandbox.signedIn(mayaTorres);
    const maya = device.client(passkeyContract);
    await expect(maya.beginPasskey()).rejects.toMatchObject({ code: 'ProofRequired' });
    const kofi = await passkeyOf(kofiMensah);
    expect((await maya.getPasskeys()).map((one) => one.id)).toEqual([id]);
    await expect(maya.deletePasskey({ id: kofi.id })).rejects.toMatchObject({ code: 'NotFound' });
    await expect(maya.deletePasskey({ id })).rejects.toMatchObject({ code: 'ProofRequired' });
    expect((await maya.getPasskeys()).map((one) => one.id)).toEqual([id]);
    await prove(sandbox, device, mayaTorres);
    expect(await maya.deletePasskey({ id })).toBe(true);
    expect(await maya.getPasskeys()).toEqual([]);
  });

  it('is unknown while its flag is off', async () => {
    await configure('0');
    const calls = sandbox.device().client(passkeyContract);
    await expect(calls.beginPasskeySignIn()).rejects.toMatchObject({ code: 'NotFound' });
  });
});
