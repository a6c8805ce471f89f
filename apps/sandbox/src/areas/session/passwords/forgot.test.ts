import { businessContract } from '@dayfare/api/session/business-contract';
import { forgotContract } from '@dayfare/api/session/forgot-contract';
import { desc } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { outbox } from '../../../platform/http/tables.ts';
import { seedPassphrase } from '../../../seeds/index.ts';
import { mayaTorres } from '../../../seeds/people/maya-torres.ts';
import { openSandbox } from '../../../testing/open.ts';
import { checkPasswordPolicy } from './password-policy.ts';

const sandbox = await openSandbox({ seeds: [mayaTorres] });
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const newPassword = 'Sunday-Walk-77!';
const calls = () => sandbox.device().client(forgotContract);
const ask = (identifier: string = mayaTorres.email) =>
  calls().forgotPassword({ identifier, identifierType: 'EmailAddress' });

async function sent() {
  return sandbox.db.select().from(outbox).orderBy(desc(outbox.id));
}

async function lastCode(): Promise<string> {
  return /\d{6}/.exec((await sent())[0]?.body ?? '')?.[0] ?? 'none';
}

const other = (code: string) => (code === '000000' ? '000001' : '000000');

function reset(sentPinIDString: string, pinCode: string, password = newPassword) {
  return calls().resetPassword({ sentPinIDString, pinCode, newPassword: password });
}

describe('a lost password', () => {
  it('is asked for with a number and its dialling code: the same national digits elsewhere are sent nothing', async () => {
    const phone = { identifier: mayaTorres.mobile, identifierType: 'MobileNumber' } as const;
    const before = await sent();
    await calls().forgotPassword({ ...phone, dialingCode: '52' });
    expect(await sent()).toEqual(before);
    await calls().forgotPassword({ ...phone, dialingCode: '1' });
    expect((await sent())[0]).toMatchObject({ channel: 'text', recipient: `+1${mayaTorres.mobile}` });
  });

  it('is replaced with the code that was sent, once, and every session ends', async () => {
    const open = await sandbox.signedIn();
    const { sentPinIDString } = await ask();
    expect((await sent())[0]).toMatchObject({ channel: 'email', recipient: mayaTorres.email });
    const code = await lastCode();
    expect(await reset(sentPinIDString, code)).toBe(true);
    await expect(open.client(businessContract).getEWAAccounts({ BusinessID: 0 })).rejects.toMatchObject({
      code: 'SessionExpire',
    });
    await expect(sandbox.device().signIn(mayaTorres.email, seedPassphrase)).rejects.toMatchObject({
      code: 'InvalidPassword',
    });
    expect((await sandbox.device().signIn(mayaTorres.email, newPassword)).userID).toBe(mayaTorres.id);
    await expect(reset(sentPinIDString, code, 'Monday-Walk-78!')).rejects.toMatchObject({
      code: 'PinExpired',
    });
  });

  it('is asked for by phone as well, and the code goes there in the person’s language', async () => {
    const device = sandbox.device();
    device.setLanguage('es');
    await device
      .client(forgotContract)
      .forgotPassword({ identifier: mayaTorres.mobile, identifierType: 'MobileNumber', dialingCode: '1' });
    const [message] = await sent();
    expect(message).toMatchObject({ channel: 'text', recipient: `+1${mayaTorres.mobile}` });
    expect(message?.body).toContain('Tu código para una contraseña nueva');
  });

  it('tells nobody who has an account: unknown people are answered, out of tries and blocked alike', async () => {
    // Old messages may be swept away meanwhile.
    const [{ id: last } = { id: 0 }] = await sent();
    const known = await ask();
    const stranger = await ask('nobody@example.com');
    expect(Object.keys(stranger)).toEqual(Object.keys(known));
    expect(stranger.passwordPolicy).toEqual(known.passwordPolicy);
    expect((await sent()).filter(({ id }) => id > last)).toHaveLength(1);
    const wrong = other(await lastCode());
    const codes = async ({ sentPinIDString }: typeof known) => {
      const found: unknown[] = [];
      for (let tries = 0; tries < 4; tries += 1)
        found.push(await reset(sentPinIDString, wrong).catch((error: { code: string }) => error.code));
      return found;
    };
    const used = ['PinFailed', 'PinFailed', 'PinFailed', 'PinExpired'];
    expect([await codes(known), await codes(stranger)]).toEqual([used, used]);
    for (const identifier of [mayaTorres.email, 'nobody@example.com']) {
      for (let tries = 0; tries < 4; tries += 1) await ask(identifier);
      await expect(ask(identifier)).rejects.toMatchObject({ code: 'AttemptsExhausted' });
    }
  });

  it('needs a code that is younger than ten minutes', async () => {
    const { sentPinIDString } = await ask();
    await sandbox.advance(10 * 60_000);
    await expect(reset(sentPinIDString, await lastCode())).rejects.toMatchObject({ code: 'PinExpired' });
  });

  it('is not replaced by a simple one or by itself, and whether it is itself only the code’s owner learns', async () => {
    const { sentPinIDString } = await ask();
    const code = await lastCode();
    await expect(reset(sentPinIDString, code, 'simple')).rejects.toMatchObject({ code: 'PasswordPolicy' });
    await expect(reset(sentPinIDString, other(code), seedPassphrase)).rejects.toMatchObject({
      code: 'PinFailed',
    });
    await expect(reset(sentPinIDString, code, seedPassphrase)).rejects.toMatchObject({
      code: 'PasswordReused',
    });
    expect(await reset(sentPinIDString, code)).toBe(true);
  });
});

it.each(['', 'Aa1!', 'aaaaaa1!', 'AAAAAA1!', 'Aaaaaaa!', 'Aaaaaaa1', 'Aaaa 11!', 'Aaaaaa1!🙂'])(
  'refuses %j, which breaks the policy that it sends [validation-019]',
  (password) => {
    expect(() => checkPasswordPolicy(password)).toThrow(expect.objectContaining({ code: 'PasswordPolicy' }));
  },
);

it('takes a password that keeps to every rule', () => {
  expect(() => checkPasswordPolicy('Aaaaaa1!')).not.toThrow();
});
