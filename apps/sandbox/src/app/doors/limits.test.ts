import { analyticsContract } from '@dayfare/api/analytics/contract';
import { moneyContract } from '@dayfare/api/money/contract';
import { uploadContract } from '@dayfare/api/money/settings/upload-contract';
import { type Credentials, sessionContract } from '@dayfare/api/session/contract';
import { forgotContract } from '@dayfare/api/session/forgot-contract';
import { startupContract } from '@dayfare/api/startup/contract';
import { upload } from '@dayfare/api/upload';
import { count, desc } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { clientLogs } from '../../areas/analytics/tables.ts';
import { uploads } from '../../areas/money/proofs/upload-tables.ts';
import { createDevice, type Device } from '../../bench/device.ts';
import { benchPeople } from '../../bench/people.ts';
import { intend, perform } from '../../bench/transfer.ts';
import { settingsFrom } from '../../platform/http/settings.ts';
import { outbox } from '../../platform/http/tables.ts';
import { limitsFrom } from '../../platform/limits/limits.ts';
import { spendQuota } from '../../platform/limits/quotas.ts';
import { seedPassphrase } from '../../seeds/index.ts';
import { mayaTorres } from '../../seeds/people/maya-torres.ts';
import { openSandbox } from '../../testing/open.ts';

const crowd = benchPeople(16);
const sandbox = await openSandbox({
  seeds: [mayaTorres, ...crowd],
  settings: settingsFrom({ TRUSTED_PROXIES: '127.0.0.1' }),
  limits: {
    ...{ callsPerSecond: 1000, rowsPerMinute: 50, visitorRowsPerMinute: 120, failedSignInsPerAddress: 30 },
    signInsPerPerson: 8,
    ...{ resetsPerAddress: 6, uploadsPerDay: 3, uploadBytesPerDay: 40_000, receiptsPerDay: 4 },
  },
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

/** A device at an address, as the proxy before the server tells it. */
const deviceAt = (address: string): Device =>
  createDevice('http://localhost', (request) => {
    request.headers.set('x-forwarded-for', address);
    return sandbox.answer(request);
  });

const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'let in',
    (error: { code: string }) => error.code,
  );

const signIn = (device: Device, tried: Partial<Credentials>) =>
  codeOf(
    device.client(sessionContract).loginM({
      ...{ identifier: mayaTorres.email, identifierType: 'EmailAddress', password: 'Wrong-guess-1!' },
      ...{ deviceId: 'elsewhere', deviceType: 'Web' },
      ...tried,
    }),
  );

describe('signing in by guessing', () => {
  it('stops at one address that tries few passwords at many people, and at nobody else’s', async () => {
    const device = deviceAt('198.51.100.7');
    const answers: string[] = [];
    for (let round = 0; round < 4; round += 1)
      for (const { email } of crowd) answers.push(await signIn(device, { identifier: email }));
    expect(answers).toHaveLength(64);
    expect(answers.filter((code) => code === 'InvalidPassword')).toHaveLength(30);
    expect(answers.filter((code) => code === 'AttemptsExhausted')).toHaveLength(34);
    const right = { identifier: crowd[0]?.email ?? '', password: seedPassphrase };
    expect(await signIn(device, right)).toBe('AttemptsExhausted');
    expect(await signIn(deviceAt('203.0.113.9'), right)).toBe('let in');
    await sandbox.advance(15 * 60_000);
    expect(await signIn(device, right)).toBe('let in');
  });

  it('is counted by the address itself, whatever somebody types that reads like one', async () => {
    const device = deviceAt('198.51.100.60');
    const answers: string[] = [];
    const tryOnce = async (number: number) =>
      answers.push(await signIn(device, { identifier: crowd[number % 16]?.email ?? '' }));
    for (let tries = 0; tries < 29; tries += 1) await tryOnce(tries);
    // A name with a smaller limit under what used to be the address's own key.
    const named = { identifier: 'address 198.51.100.60', identifierType: 'Username' } as const;
    for (let tries = 0; tries < 21; tries += 1) await signIn(deviceAt(`203.0.113.${tries}`), named);
    for (let tries = 29; tries < 48; tries += 1) await tryOnce(tries);
    expect(answers.filter((code) => code === 'InvalidPassword')).toHaveLength(30);
    const elsewhere = { identifier: 'address 198.51.100.61', identifierType: 'Username' } as const;
    for (let tries = 0; tries < 40; tries += 1) await signIn(deviceAt(`203.0.113.${tries}`), elsewhere);
    const right = { identifier: crowd[0]?.email ?? '', password: seedPassphrase };
    expect(await signIn(deviceAt('198.51.100.61'), right)).toBe('let in');
  });

  it('is counted with the right password as well, which would fill the queue just so', async () => {
    const { email: identifier = '' } = crowd[3] ?? {};
    const right = { identifier, password: seedPassphrase };
    const answers: string[] = [];
    for (let times = 0; times < 10; times += 1) answers.push(await signIn(deviceAt('198.51.100.62'), right));
    expect(answers.filter((code) => code === 'let in')).toHaveLength(8);
    expect(answers.at(-1)).toBe('AttemptsExhausted');
    expect(await signIn(deviceAt('198.51.100.63'), right)).toBe('let in');
    await sandbox.advance(15 * 60_000);
    expect(await signIn(deviceAt('198.51.100.62'), right)).toBe('let in');
  });

  it('is not lowered where a smaller quota is spent under the same key', async () => {
    const { db, clock } = sandbox.server;
    const now = clock.now();
    const key = ['a test', 1] as const;
    for (let spent = 0; spent < 9; spent += 1) await spendQuota(db, key, { points: 10, perMs: 1e6 }, { now });
    expect(await spendQuota(db, key, { points: 3, perMs: 1e6 }, { now })).toBe(false);
    expect(await spendQuota(db, key, { points: 10, perMs: 1e6 }, { now })).toBe(true);
    expect(await spendQuota(db, key, { points: 10, perMs: 1e6 }, { now })).toBe(false);
  });

  it('is not made easier by signing in rightly in between', async () => {
    const device = deviceAt('198.51.100.8');
    const own = { identifier: crowd[15]?.email ?? '', password: seedPassphrase };
    const answers: string[] = [];
    for (let round = 0; round < 6; round += 1) {
      // Without the cookie of a device that is known, which would have a count of its own.
      expect(await signIn(deviceAt('198.51.100.8'), own)).toBe(
        answers.length < 30 ? 'let in' : 'AttemptsExhausted',
      );
      for (const { email } of crowd.slice(0, 10)) answers.push(await signIn(device, { identifier: email }));
    }
    expect(answers.filter((code) => code === 'InvalidPassword')).toHaveLength(30);
  });

  it('is counted where the request comes from, whatever header a visitor writes', async () => {
    const behindProxy = (forged: string) =>
      createDevice('http://localhost', (request) => {
        request.headers.set('x-forwarded-for', `${forged}, 198.51.100.9`);
        request.headers.set('x-real-ip', forged);
        request.headers.set('forwarded', `for=${forged}`);
        return sandbox.answer(request);
      });
    const answers: string[] = [];
    for (let round = 0; round < 36; round += 1) {
      const identifier = crowd[round % 16]?.email ?? '';
      answers.push(await signIn(behindProxy(`10.0.0.${round}`), { identifier }));
    }
    expect(answers.slice(30)).toEqual(Array.from({ length: 6 }, () => 'AttemptsExhausted'));
  });

  it('says the same of a name that nobody has as of one that somebody has, however often it is tried', async () => {
    for (const other of ['Username', 'EmailAddress', 'MobileNumber'] as const) {
      const answersFor = async (identifier: string, address: string) => {
        const device = deviceAt(address);
        const answers: string[] = [];
        for (let tries = 0; tries < 6; tries += 1)
          answers.push(await signIn(device, { identifier, identifierType: 'Username' }));
        const names = { known: mayaTorres.email, nobody: 'nobody@example.com' };
        const phones = { known: mayaTorres.mobile, nobody: '2025550999' };
        const kind = identifier === mayaTorres.userName ? 'known' : 'nobody';
        const next = { Username: identifier, EmailAddress: names[kind], MobileNumber: phones[kind] }[other];
        answers.push(await signIn(device, { identifier: next, identifierType: other }));
        return answers;
      };
      const known = await answersFor(mayaTorres.userName, '198.51.100.20');
      expect(await answersFor('nobody', '198.51.100.21')).toEqual(known);
      await sandbox.reset();
    }
  });

  it('stops at one person whose every name is tried from many addresses, and the right password is not looked at', async () => {
    const names = [
      { identifier: mayaTorres.email, identifierType: 'EmailAddress' },
      { identifier: mayaTorres.userName, identifierType: 'Username' },
      { identifier: mayaTorres.mobile, identifierType: 'MobileNumber' },
    ] as const;
    for (let tries = 0; tries < 21; tries += 1)
      await signIn(deviceAt(`198.51.100.${30 + tries}`), names[tries % 3] ?? {});
    const right = { ...names[0], password: seedPassphrase };
    expect(await signIn(deviceAt('203.0.113.10'), right)).toBe('InvalidPassword');
    await sandbox.advance(60 * 60_000);
    expect(await signIn(deviceAt('203.0.113.10'), right)).toBe('let in');
  });
});

describe('the owner of an account that somebody guesses at', () => {
  const guessFor = async (hours: number) => {
    for (let minute = 0; minute < hours * 60; minute += 1) {
      await signIn(deviceAt(`198.51.${minute % 200}.1`), {});
      if (minute % 6 === 0) await sandbox.advance(6 * 60_000);
    }
  };

  it('gets in on a device that was confirmed, while guesses come every minute from anywhere', async () => {
    const own = deviceAt('203.0.113.20');
    await own.signIn(mayaTorres.email, seedPassphrase, 'own-phone');
    await guessFor(2);
    const right = { password: seedPassphrase };
    expect(await signIn(deviceAt('198.51.100.1'), { ...right, deviceId: 'new-phone' })).not.toBe('let in');
    expect(await signIn(own, { ...right, deviceId: 'own-phone' })).toBe('let in');
  });

  it('gets in elsewhere by a code that was sent', async () => {
    await guessFor(1);
    const device = deviceAt('203.0.113.21');
    expect(await signIn(device, { password: seedPassphrase })).not.toBe('let in');
    const forgot = device.client(forgotContract);
    const { sentPinIDString } = await forgot.forgotPassword({
      identifier: mayaTorres.email,
      identifierType: 'EmailAddress',
    });
    const [message] = await sandbox.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
    const pinCode = /\d{6}/.exec(message?.body ?? '')?.[0] ?? '';
    const newPassword = 'Sunday-Walk-77!';
    await forgot.resetPassword({ sentPinIDString, pinCode, newPassword });
    expect(await signIn(device, { password: newPassword })).toBe('let in');
  });
});

describe('the way back in by a code', () => {
  const askFor = (device: Device) =>
    codeOf(
      device
        .client(forgotContract)
        .forgotPassword({ identifier: mayaTorres.email, identifierType: 'EmailAddress' }),
    );

  it('stays open for the owner while a stranger asks for codes all the time, and guesses them', async () => {
    for (let round = 0; round < 3; round += 1) {
      const forgot = deviceAt('198.51.100.61').client(forgotContract);
      for (let tries = 0; tries < 6; tries += 1) {
        const asked = { identifier: mayaTorres.email, identifierType: 'EmailAddress' } as const;
        const answer = await forgot.forgotPassword(asked).catch(() => null);
        if (!answer) break;
        const { sentPinIDString } = answer;
        const guess = { sentPinIDString, pinCode: '000000', newPassword: 'Sunday-Walk-77!' };
        await forgot.resetPassword(guess).catch(() => undefined);
      }
      await sandbox.advance(5 * 60_000);
    }
    const forgot = deviceAt('203.0.113.40').client(forgotContract);
    expect(await askFor(deviceAt('203.0.113.41'))).toBe('let in');
    const { sentPinIDString } = await forgot.forgotPassword({
      ...{ identifier: mayaTorres.email, identifierType: 'EmailAddress' },
    });
    const [message] = await sandbox.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
    const pinCode = /\d{6}/.exec(message?.body ?? '')?.[0] ?? '';
    const newPassword = 'Sunday-Walk-77!';
    expect(await forgot.resetPassword({ sentPinIDString, pinCode, newPassword })).toBe(true);
  });
});

describe('a new password', () => {
  it('lets its owner in at once, however often all their names were tried from everywhere', async () => {
    const names = [
      { identifier: mayaTorres.email, identifierType: 'EmailAddress' },
      { identifier: mayaTorres.mobile, identifierType: 'MobileNumber' },
    ] as const;
    let address = 0;
    for (const name of names)
      for (let tries = 0; tries < 15; tries += 1) {
        address += 1;
        await signIn(deviceAt(`198.51.${address}.1`), name);
      }
    const owner = deviceAt('203.0.113.77');
    expect(await signIn(owner, { password: seedPassphrase })).toBe('InvalidPassword');

    const forgot = owner.client(forgotContract);
    const { sentPinIDString } = await forgot.forgotPassword(names[0]);
    const [message] = await sandbox.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
    const pinCode = /\d{6}/.exec(message?.body ?? '')?.[0] ?? '';
    const newPassword = 'Sunday-Walk-77!';
    await forgot.resetPassword({ sentPinIDString, pinCode, newPassword });
    expect(await signIn(owner, { password: newPassword })).toBe('let in');
  });
});

describe('codes for a new password', () => {
  it('are asked for only so often from one address, for whomever', async () => {
    const forgot = deviceAt('198.51.100.60').client(forgotContract);
    const answers: string[] = [];
    for (const { email } of crowd.slice(0, 8))
      answers.push(
        await codeOf(forgot.forgotPassword({ identifier: email, identifierType: 'EmailAddress' })),
      );
    expect(answers.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => 'let in'));
    expect(answers.slice(6)).toEqual(['AttemptsExhausted', 'AttemptsExhausted']);
  });
});

describe('rows about the app', () => {
  const complain = (device: Device) =>
    codeOf(
      device
        .client(analyticsContract)
        .logClientCalls({ logType: 'error', methodName: 'startup', logMessage: 'x'.repeat(2000) }),
    );
  const written = async () => (await sandbox.db.select({ rows: count() }).from(clientLogs))[0]?.rows ?? 0;
  const visitorAt = async (address: string) => {
    const device = deviceAt(address);
    await device.client(startupContract).getConfigurationSettings();
    return device;
  };

  it('are written for one visitor only so often, and for all visitors together', async () => {
    const one = await visitorAt('198.51.100.70');
    for (let tries = 0; tries < 200; tries += 1) await complain(one);
    expect(await written()).toBe(50);
    for (let visitor = 0; visitor < 10; visitor += 1) {
      const device = await visitorAt(`198.51.100.${80 + visitor}`);
      for (let tries = 0; tries < 30; tries += 1) await complain(device);
    }
    expect(await written()).toBe(120);
    // Someone who is signed in is no visitor, and still heard.
    const maya = await visitorAt('203.0.113.30');
    await maya.signIn(mayaTorres.email, seedPassphrase);
    expect(await complain(maya)).toBe('let in');
    expect(await complain(one)).toBe('TooManyRequests');
  });
});

describe('a person who is signed in', () => {
  const png = (size: number) => {
    const bytes = new Uint8Array(size);
    bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    return new File([bytes], 'proof.png', { type: 'image/png' });
  };

  it('uploads only so many files a day, and only so much', async () => {
    const device = await sandbox.signedIn();
    const send = (size: number) =>
      codeOf(upload(device.api, uploadContract.uploadEarningProof, { file: png(size) }));
    expect([await send(100), await send(30_000), await send(30_000)]).toEqual([
      'let in',
      'let in',
      'DailyLimitReached',
    ]);
    expect(await send(100)).toBe('DailyLimitReached');
    expect(await sandbox.db.select({ id: uploads.id }).from(uploads)).toHaveLength(2);
    await sandbox.advance(24 * 3_600_000);
    const later = await sandbox.signedIn();
    expect(await codeOf(upload(later.api, uploadContract.uploadEarningProof, { file: png(100) }))).toBe(
      'let in',
    );
  });

  it('has receipts sent to their own address only, and only so often', async () => {
    const device = await sandbox.signedIn();
    const money = device.client(moneyContract);
    const { instruments } = await money.getInstruments();
    const transactionID = await perform(
      device,
      await intend(device, 10, instruments[0]?.id ?? 0),
      () => undefined,
    );
    const send = (emailAddress: string) => codeOf(money.sendEmailReceipt({ transactionID, emailAddress }));
    const answers: string[] = [];
    expect(await send('stranger@example.com')).toBe('InvalidRequest');
    for (let times = 0; times < 6; times += 1) answers.push(await send(mayaTorres.email.toUpperCase()));
    expect(answers.filter((code) => code === 'let in')).toHaveLength(4);
    expect(answers.slice(4)).toEqual(['DailyLimitReached', 'DailyLimitReached']);
  });
});

describe('the limits that an operator sets', () => {
  it('are refused when one is misspelt or no number', () => {
    expect(limitsFrom('uploadsPerDay=5')).toMatchObject({ uploadsPerDay: 5, callsPerMinute: 1200 });
    expect(() => limitsFrom('uploadPerDay=5')).toThrow('LIMITS names "uploadPerDay"');
    expect(() => limitsFrom('uploadsPerDay=many')).toThrow('uploadsPerDay=many');
  });
});
