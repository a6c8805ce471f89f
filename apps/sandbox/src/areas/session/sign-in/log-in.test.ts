import { moneyContract } from '@dayfare/api/money/contract';
import { type Credentials, sessionContract } from '@dayfare/api/session/contract';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { usualPasswordCost } from '../../../platform/limits/password-cost.ts';
import { seedPassphrase } from '../../../seeds/index.ts';
import { hannahKowalski } from '../../../seeds/people/hannah-kowalski.ts';
import { luisHernandez } from '../../../seeds/people/luis-hernandez.ts';
import { mayaTorres } from '../../../seeds/people/maya-torres.ts';
import { openSandbox } from '../../../testing/open.ts';
import { hashPassword, isPassword } from '../passwords/password.ts';
import { sessions } from '../sessions/session-tables.ts';
import { employees } from '../tables.ts';

const sandbox = await openSandbox({ seeds: [mayaTorres, luisHernandez, hannahKowalski] });
afterAll(() => sandbox.close());

function logIn(credentials: Partial<Credentials>) {
  return sandbox
    .device()
    .client(sessionContract)
    .loginM({
      identifier: mayaTorres.email,
      identifierType: 'EmailAddress',
      password: seedPassphrase,
      deviceId: 'device',
      deviceType: 'Web',
      ...credentials,
    });
}

describe('signing in', () => {
  it.each([
    ['an email address in any case', { identifier: ' Maya.Torres@Example.com ' }],
    ['a phone number as people write it', { identifier: '(202) 555-0101', identifierType: 'MobileNumber' }],
    [
      'a phone number with its country code',
      { identifier: '+1 202 555 0101', identifierType: 'MobileNumber' },
    ],
    ['a user name', { identifier: 'maya.torres', identifierType: 'Username' }],
  ] as const)('takes %s [enrollment-013]', async (_, credentials) => {
    expect(await logIn(credentials)).toMatchObject({ userID: mayaTorres.id, firstName: 'Maya', userType: 4 });
  });

  it('knows a number by its dialling code: the same national digits elsewhere open nothing', async () => {
    const mexican = { identifier: '2025550101', identifierType: 'MobileNumber', dialingCode: '52' } as const;
    await expect(logIn(mexican)).rejects.toMatchObject({ code: 'InvalidPassword' });
    await expect(logIn({ ...mexican, identifier: '+52 202 555 0101' })).rejects.toMatchObject({
      code: 'InvalidPassword',
    });
    const { id } = mayaTorres;
    const change = (dialingCode: string) =>
      sandbox.db.update(employees).set({ dialingCode }).where(eq(employees.id, id));
    await change('52');
    expect(await logIn(mexican)).toMatchObject({ userID: id });
    const whole = { identifier: '+52 (202) 555-0101', identifierType: 'MobileNumber' } as const;
    expect(await logIn(whole)).toMatchObject({ userID: id });
    await expect(logIn({ ...mexican, dialingCode: '1' })).rejects.toMatchObject({ code: 'InvalidPassword' });
    await change('1');
  });

  it('says of a token in the query whether its session is open [session-031]', async () => {
    const device = await sandbox.signedIn(luisHernandez);
    const { validateToken, revokeUserToken } = device.client(sessionContract);
    const authToken = device.session().auth?.authToken ?? '';
    const isOpen = () => sandbox.device().client(sessionContract).validateToken({ authToken });
    expect([await isOpen(), await validateToken({ authToken: 'x'.repeat(40) })]).toEqual([true, false]);
    await revokeUserToken({ isLogOutFromAllDevices: false, deviceId: 'd' });
    expect(await isOpen()).toBe(false);
  });

  it('leaves out the calls that are declared and unused [session-032]', async () => {
    const { send } = sandbox.device();
    const unused = ['EWA/GetContractType', 'main/SendPinCodeToVerifyEmail'];
    for (const path of unused)
      expect((await send(`http://localhost/api/${path}`)).status, path).not.toBeLessThan(400);
    const { paths } = (await (await send('http://localhost/api/openapi.json')).json()) as { paths: object };
    const declared = Object.keys(paths).join(' ');
    expect(declared).toContain('main/LoginM');
    expect(declared).not.toMatch(/GetContractType\b|SendPinCodeToVerifyEmail/);
  });

  it('refuses a wrong password and an unknown person in the same words and with the same code', async () => {
    const wrong = await logIn({ password: 'nope' }).catch((error: unknown) => error);
    const unknown = await logIn({ identifier: 'nobody@example.com' }).catch((error: unknown) => error);
    expect(wrong).toMatchObject({ code: 'InvalidPassword' });
    expect(unknown).toMatchObject({ code: 'InvalidPassword', message: (wrong as Error).message });
    await logIn({});
  });

  it('blocks a name for five minutes after five wrong passwords, also the right one, and says nothing under another name', async () => {
    const identifier = luisHernandez.email;
    for (let count = 0; count < 5; count += 1) {
      await expect(logIn({ identifier, password: 'nope' })).rejects.toMatchObject({
        code: 'InvalidPassword',
      });
    }
    await expect(logIn({ identifier })).rejects.toMatchObject({ code: 'AttemptsExhausted' });
    await expect(
      logIn({ identifier: luisHernandez.mobile, identifierType: 'MobileNumber', password: 'nope' }),
    ).rejects.toMatchObject({ code: 'InvalidPassword' });
    sandbox.clock.ms += 5 * 60_000;
    expect(await logIn({ identifier })).toMatchObject({ userID: luisHernandez.id });
  });

  it('counts tries that arrive at the same moment one by one', async () => {
    const tries = Array.from({ length: 12 }, () =>
      logIn({ identifier: hannahKowalski.email, password: 'nope' }).catch((error) => error.code),
    );
    const codes = await Promise.all(tries);
    expect(codes.filter((code) => code === 'InvalidPassword')).toHaveLength(5);
    expect(codes.filter((code) => code === 'AttemptsExhausted')).toHaveLength(7);
  });

  it('says in the language of the person what went wrong', async () => {
    const device = sandbox.device();
    device.setLanguage('es');
    const refused = device.client(sessionContract).loginM({
      identifier: 'nobody@example.com',
      identifierType: 'EmailAddress',
      password: 'nope',
      deviceId: 'device',
      deviceType: 'Web',
    });
    await expect(refused).rejects.toThrow('no coinciden');
  });

  it('keeps neither token nor password in the database', async () => {
    const { authToken } = await logIn({});
    const kept = JSON.stringify(await sandbox.db.select().from(sessions));
    expect(kept).not.toContain(authToken);
    const hash = await hashPassword('some words', usualPasswordCost);
    expect(hash).not.toContain('some words');
    expect(await isPassword('some words', hash)).toBe(true);
    expect(await isPassword('some word', hash)).toBe(false);
  });
});

describe('a session', () => {
  it('ends after the idle time of the configuration, and every request starts that time again', async () => {
    const device = await sandbox.signedIn();
    const money = device.client(moneyContract);
    for (let minute = 0; minute < 3; minute += 1) {
      sandbox.clock.ms += 400_000;
      await money.getInstruments();
    }
    sandbox.clock.ms += 480_000;
    await expect(money.getInstruments()).rejects.toMatchObject({
      code: 'SessionExpire',
      kind: 'unauthorized',
    });
  });

  it('is over once it is revoked, alone or with all others of the person [session-029]', async () => {
    const [one, two, three] = [await sandbox.signedIn(), await sandbox.signedIn(), await sandbox.signedIn()];
    const revoke = (device: typeof one, isLogOutFromAllDevices: boolean) =>
      device.client(sessionContract).revokeUserToken({ isLogOutFromAllDevices, deviceId: 'device' });
    const isOpen = (device: typeof one) =>
      device
        .client(moneyContract)
        .getInstruments()
        .then(
          () => true,
          () => false,
        );
    expect(await revoke(one, false)).toBe(true);
    expect([await isOpen(one), await isOpen(two)]).toEqual([false, true]);
    await revoke(two, true);
    expect([await isOpen(two), await isOpen(three)]).toEqual([false, false]);
  });
});
