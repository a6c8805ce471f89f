import { type Credentials, sessionContract } from '@dayfare/api/session/contract';
import { forgotContract } from '@dayfare/api/session/forgot-contract';
import { settingsContract } from '@dayfare/api/session/settings-contract';
import { startupContract } from '@dayfare/api/startup/contract';
import { desc, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Device } from '../../../bench/device.ts';
import { outbox } from '../../../platform/http/tables.ts';
import { seedPassphrase } from '../../../seeds/index.ts';
import { inesCarvalho } from '../../../seeds/people/ines-carvalho.ts';
import { mayaTorres } from '../../../seeds/people/maya-torres.ts';
import { openSandbox } from '../../../testing/open.ts';
import { newDatabase } from '../../../testing/postgres/database.ts';
import { sessions } from '../sessions/session-tables.ts';

const sandbox = await openSandbox({ seeds: [mayaTorres, inesCarvalho] });
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

type IdentifierType = Credentials['identifierType'];
const names = [
  ['Username', mayaTorres.userName],
  ['EmailAddress', mayaTorres.email],
  ['MobileNumber', mayaTorres.mobile],
] as const satisfies readonly (readonly [IdentifierType, string])[];

const newPassword = 'Sunday-Walk-77!';
const visitor = async () => {
  const device = sandbox.device();
  await device.client(startupContract).getConfigurationSettings();
  return device;
};
const messages = () => sandbox.db.select().from(outbox).orderBy(desc(outbox.id));
const lastCode = async () => /\d{6}/.exec((await messages())[0]?.body ?? '')?.[0] ?? 'none';
const other = (code: string) => (code === '000000' ? '000001' : '000000');
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: { code: string }) => error.code,
  );
const ask = (
  device: Device,
  identifierType: IdentifierType = 'EmailAddress',
  identifier = mayaTorres.email,
) => device.client(forgotContract).forgotPassword({ identifier, identifierType });
const reset = (device: Device, sentPinIDString: string, pinCode: string, password = newPassword) =>
  codeOf(device.client(forgotContract).resetPassword({ sentPinIDString, pinCode, newPassword: password }));
const logIn = (device: Device, identifierType: IdentifierType, identifier: string, password: string) =>
  codeOf(
    device
      .client(sessionContract)
      .loginM({ identifier, identifierType, password, deviceId: 'device', deviceType: 'Web' }),
  );
const change = (device: Device, to: string) =>
  codeOf(device.client(settingsContract).changePassword({ oldPassword: seedPassphrase, newPassword: to }));

describe('a code for a new password', () => {
  it('is guessed at five times an account, under whichever of its names it was asked for', async () => {
    const device = await visitor();
    let guesses = 0;
    for (const [type, name] of names) {
      const { sentPinIDString } = await ask(device, type, name);
      const wrong = other(await lastCode());
      for (let tries = 0; tries < 2; tries += 1) {
        expect(await reset(device, sentPinIDString, wrong)).toBe('PinFailed');
        guesses += 1;
      }
      if (guesses > 5) expect(await reset(device, sentPinIDString, await lastCode())).toBe('PinFailed');
    }
    expect(guesses).toBe(6);
    await sandbox.advance(60 * 60_000);
    const { sentPinIDString } = await ask(device);
    expect(await reset(device, sentPinIDString, await lastCode())).toBe('answered');
  });

  it('is worth nothing after a change of the password', async () => {
    const device = await visitor();
    const { sentPinIDString } = await ask(device);
    const code = await lastCode();
    expect(await change(await sandbox.signedIn(), newPassword)).toBe('answered');
    expect(await reset(device, sentPinIDString, code, 'Monday-Walk-78!')).toBe('PinExpired');
  });

  it('takes the server as long to send as not to send', async () => {
    const device = await visitor();
    for (const identifier of [mayaTorres.email, 'nobody@example.com']) {
      const began = performance.now();
      await ask(device, 'EmailAddress', identifier);
      expect(performance.now() - began).toBeGreaterThanOrEqual(195);
    }
  });
});

describe('tries under several names', () => {
  const wrong = 'not-the-password';

  it('tell nothing about who has an account: the same text as a user name and as an address', async () => {
    const device = await visitor();
    const answers = async (text: string) => {
      const found: string[] = [];
      for (let tries = 0; tries < 6; tries += 1) found.push(await logIn(device, 'Username', text, wrong));
      found.push(await logIn(device, 'EmailAddress', text, wrong));
      return found;
    };
    expect(await answers(mayaTorres.email)).toEqual(await answers('nobody@example.com'));
  });

  it('tell nothing about who has an account: all names of one person', async () => {
    const device = await visitor();
    const answers = async (all: readonly (readonly [IdentifierType, string])[]) => {
      const found: string[] = [];
      for (const [type, name] of all)
        for (let tries = 0; tries < 6; tries += 1) found.push(await logIn(device, type, name, wrong));
      return found;
    };
    const nobody = [
      ['Username', 'no.body'],
      ['EmailAddress', 'no.body@example.com'],
      ['MobileNumber', '2025550999'],
    ] as const;
    expect(await answers(names)).toEqual(await answers(nobody));
  });
});

describe('a password that has leaked elsewhere', () => {
  it.each(['Password1!', 'P@ssw0rd', 'Qwerty123!', 'Welcome1!'])(
    'is none to change to: %s',
    async (leaked) => {
      expect(await change(await sandbox.signedIn(), leaked)).toBe('PasswordBreached');
    },
  );

  it.each(['Dayfare1!', 'Torres2026!', 'Maya-Maya1!', 'Harbor-Fresh7!'])(
    'nor one that is built on a name: %s',
    async (named) => {
      expect(await change(await sandbox.signedIn(), named)).toBe('PasswordBreached');
    },
  );

  it('is none to begin with, and none after a lost one', async () => {
    const ines = sandbox.device();
    await ines.signIn(inesCarvalho.email, seedPassphrase);
    const forced = ines.client(settingsContract).forceChangePassword({ newPassword: 'Password1!' });
    expect(await codeOf(forced)).toBe('PasswordBreached');
    const device = await visitor();
    const { sentPinIDString } = await ask(device);
    const code = await lastCode();
    for (let tries = 0; tries < 4; tries += 1)
      expect(await reset(device, sentPinIDString, code, 'Password1!')).toBe('PasswordBreached');
    // None of them has cost a try of the code.
    expect(await reset(device, sentPinIDString, code)).toBe('answered');
  });
});

describe('a password that takes long to look at', () => {
  /** Two hundred characters that match long lists in very many ways. */
  const slow = 'qwertyuiop1234567890!A'.repeat(9);
  const slowest = async (work: () => Promise<unknown>) => {
    let worst = 0;
    let last = performance.now();
    const timer = setInterval(() => {
      worst = Math.max(worst, performance.now() - last);
      last = performance.now();
    }, 5);
    await work();
    clearInterval(timer);
    return Math.max(worst, performance.now() - last);
  };

  it('is not looked at for strangers: whoever has no code learns so at once', async () => {
    const device = await visitor();
    const { sentPinIDString } = await ask(device);
    const wrong = other(await lastCode());
    // Looked at, this one would be refused for itself.
    expect(await reset(device, crypto.randomUUID(), wrong, 'Password1!')).toBe('PinExpired');
    expect(await reset(device, sentPinIDString, wrong, 'Password1!')).toBe('PinFailed');
  });

  it('holds nobody else up', async () => {
    const device = await sandbox.signedIn();
    await change(device, 'Password1!');
    const began = performance.now();
    const worst = await slowest(() => change(device, slow));
    // Looked at on the server's own thread, it would hold that up for nearly as long as it takes.
    expect(worst).toBeLessThan(Math.max(600, (performance.now() - began) / 2));
  });
});

describe('a change of the password', () => {
  it('ends a sign-in with the old one that is under way at that moment, at another server', async () => {
    const databaseUrl = await newDatabase();
    const [one, other] = [await openSandbox({ databaseUrl }), await openSandbox({ databaseUrl })];
    const device = await one.signedIn();
    // The lists are read when they are first asked.
    await change(device, 'Password1!');
    // The session is written five seconds after the password was found right.
    await one.asOwner(async (tx) => {
      await tx.execute(sql`create function wait_a_little() returns trigger language plpgsql as $$
        begin perform pg_sleep(5); return new; end $$`);
      await tx.execute(sql`create trigger slow_sessions before insert on sessions
        for each row execute function wait_a_little()`);
    });
    let isOver = false;
    const signingIn = other
      .device()
      .signIn(mayaTorres.email, seedPassphrase)
      .catch(() => null)
      .finally(() => {
        isOver = true;
      });
    await new Promise((done) => setTimeout(done, 500));
    expect(await change(device, newPassword)).toBe('answered');
    expect(isOver).toBe(false);
    await signingIn;
    const open = await one.db.select().from(sessions).where(isNull(sessions.revokedAt));
    expect(open).toHaveLength(1);
    await Promise.all([one.close(), other.close()]);
  });

  it('is told by email, and by the way that the code did not go', async () => {
    await change(await sandbox.signedIn(), newPassword);
    const told = { body: expect.stringContaining('your password was changed') };
    expect((await messages())[0]).toMatchObject({ ...told, channel: 'email', recipient: mayaTorres.email });
    const device = await visitor();
    for (const [type, name, channel] of [
      ['EmailAddress', mayaTorres.email, 'text'],
      ['MobileNumber', mayaTorres.mobile, 'email'],
    ] as const) {
      const { sentPinIDString } = await ask(device, type, name);
      expect(await reset(device, sentPinIDString, await lastCode(), `Walk-On-${channel}-78!`)).toBe(
        'answered',
      );
      expect((await messages())[0]).toMatchObject({ ...told, channel });
    }
  });

  it('counts once, when two come at one instant with the same old password', async () => {
    const [one, two] = [await sandbox.signedIn(), await sandbox.signedIn()];
    const outcomes = await Promise.all([change(one, newPassword), change(two, 'Monday-Walk-78!')]);
    expect(outcomes.filter((outcome) => outcome === 'answered')).toHaveLength(1);
    const wins = outcomes[0] === 'answered' ? newPassword : 'Monday-Walk-78!';
    expect((await sandbox.device().signIn(mayaTorres.email, wins)).userID).toBe(mayaTorres.id);
  });
});
