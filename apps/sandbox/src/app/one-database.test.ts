import { moneyContract } from '@dayfare/api/money/contract';
import { sessionContract, type WireCurrentUser } from '@dayfare/api/session/contract';
import { pinContract } from '@dayfare/api/session/pin-contract';
import { ApiError } from '@dayfare/api/transport';
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { idempotencyKeys, transactionEvents, transactions } from '../areas/money/core/tables.ts';
import { devices, deviceTrusts } from '../areas/session/sessions/session-tables.ts';
import { createDevice, type Device } from '../bench/device.ts';
import { checkLedger } from '../ledger/check.ts';
import { rowsOf } from '../platform/db/rows.ts';
import { nonces, outbox } from '../platform/http/tables.ts';
import { seedPassphrase } from '../seeds/index.ts';
import { danaOyelaran } from '../seeds/people/dana-oyelaran.ts';
import { mayaTorres } from '../seeds/people/maya-torres.ts';
import { openSandbox } from '../testing/open.ts';
import { newDatabase } from '../testing/postgres/database.ts';
import { sweep } from './jobs/sweep.ts';

const databaseUrl = await newDatabase();
const seeds = [mayaTorres, danaOyelaran];
const one = await openSandbox({ databaseUrl, seeds });
const other = await openSandbox({ databaseUrl, seeds });
const both = [one, other] as const;
afterAll(() => Promise.all(both.map(({ close }) => close())));
beforeEach(() => one.reset());

const day = 24 * 60 * 60_000;
const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : String(error));

/** A device whose requests go to the two servers by turns, as behind a load balancer, or to the one that is named. */
function balanced() {
  let turn = 0;
  let only: (typeof both)[number] | undefined;
  const device = createDevice('http://localhost', (request) => {
    turn += 1;
    return (only ?? both[turn % 2] ?? one).answer(request);
  });
  return {
    ...device,
    goTo: (server: (typeof both)[number]) => {
      only = server;
    },
  };
}

async function signedIn(seed = mayaTorres, deviceId = 'device') {
  const device = balanced();
  await device.signIn(seed.email, seedPassphrase, deviceId);
  return device;
}

async function quote(device: Device, amount: number) {
  const money = device.client(moneyContract);
  const { instruments } = await money.getInstruments();
  const quoted = await money.previewTransaction({ amount, instrumentId: instruments[0]?.id ?? 0 });
  return { previewId: quoted.previewId, contractsAccepted: quoted.contractIds };
}

async function lastCode(): Promise<string> {
  const [message] = await one.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
  return /\d{6}/.exec(message?.body ?? '')?.[0] ?? 'none';
}

const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

const verify = (device: Device, user: WireCurrentUser, pinCode: string) =>
  device.client(pinContract).verifyMachinePin({
    verifyPinInfo: {
      userID: user.userID,
      sentPinIDString: user.sentPinIDString ?? '',
      sentPinID: user.sentPinID ?? 0,
      pinCode,
      deviceID: user.deviceId ?? '',
      mobileNumber: user.mobileNumber ?? '',
      dialingCode: user.dialingCode ?? '',
      isLoginCall: true,
      deviceType: 'Web',
      sentPinDisplayText: user.sentPinDisplayText ?? '',
      sentPinToEmail: user.sentPinToEmail,
      pinType: 0,
    },
  });

/** What came of many at once: how many went well, and the codes of the rest. */
async function outcomes(all: readonly Promise<unknown>[]) {
  const settled = await Promise.allSettled(all);
  return {
    done: settled.filter(({ status }) => status === 'fulfilled').length,
    refused: settled.flatMap((one) => (one.status === 'rejected' ? [codeOf(one.reason)] : [])),
  };
}

describe('two servers on one database act as one:', () => {
  it('a session of one is good at the other, and ends at both', async () => {
    const device = await signedIn();
    device.goTo(other);
    const funds = await device.client(moneyContract).getAvailableFunds();
    device.goTo(one);
    expect(await device.client(moneyContract).getAvailableFunds()).toEqual(funds);
    await device
      .client(sessionContract)
      .revokeUserToken({ isLogOutFromAllDevices: false, deviceId: 'device' });
    device.goTo(other);
    await expect(device.client(moneyContract).getAvailableFunds()).rejects.toMatchObject({
      code: 'SessionExpire',
    });
  });

  it('a request that one has answered is refused by the other', async () => {
    let sent: Request | undefined;
    const device = createDevice('http://localhost', (request) => {
      sent = request.clone();
      return one.answer(request);
    });
    await device.signIn(mayaTorres.email, seedPassphrase);
    await device.client(moneyContract).getAvailableFunds();
    if (!sent) throw new Error('Nothing was sent.');
    const replayed = await (await other.answer(sent)).json();
    expect(replayed.error.apiErrorCode).toBe('ReplayRefused');
  });

  it('a transfer sent to both under one key, many times at once, happens once, and all hear the same', async () => {
    const device = await signedIn();
    const [money, input] = [device.client(moneyContract), await quote(device, 20)];
    const context = { idempotencyKey: crypto.randomUUID() };
    const receipts = await Promise.all(
      Array.from({ length: 12 }, () => money.performTransaction(input, { context })),
    );
    expect(new Set(receipts.map((receipt) => JSON.stringify(receipt))).size).toBe(1);
    expect(
      await one.db.select().from(transactions).where(eq(transactions.previewId, input.previewId)),
    ).toHaveLength(1);
    expect(await one.db.select().from(idempotencyKeys)).toHaveLength(1);
  });

  it('a preview that both are to perform at once under two keys is performed by one of them', async () => {
    const device = await signedIn();
    const [money, input] = [device.client(moneyContract), await quote(device, 20)];
    const came = await outcomes(
      ['first-of-two', 'second-of-two'].map((idempotencyKey) =>
        money.performTransaction(input, { context: { idempotencyKey } }),
      ),
    );
    expect(came).toEqual({ done: 1, refused: ['PreviewUsed'] });
  });

  it('business time that is moved at one has moved at the other, and moves at both at once add up', async () => {
    const before = one.server.clock.now().getTime();
    await one.advance(day);
    const seen = await (await other.app.request('http://localhost/sandbox/clock?format=json')).json();
    expect(Date.parse(seen.now) - before).toBe(day);
    await Promise.all(both.flatMap((server) => [server.advance(day), server.advance(day)]));
    await Promise.all(both.map(({ server }) => server.clock.refresh()));
    expect(both.map(({ server }) => server.clock.now().getTime() - before)).toEqual([5 * day, 5 * day]);
  });

  it('a preview that has expired by the time of one cannot be performed at the other', async () => {
    const device = await signedIn();
    const input = await quote(device, 20);
    device.goTo(other);
    await one.advance(16 * 60_000);
    const performing = device
      .client(moneyContract)
      .performTransaction(input, { context: { idempotencyKey: crypto.randomUUID() } });
    await expect(performing).rejects.toMatchObject({ code: 'PreviewExpired' });
  });

  it('what is due is ended once when both settle at the same moment, and wages accrue once', async () => {
    const device = await signedIn();
    for (const amount of [10, 11, 12, 13]) {
      const input = await quote(device, amount);
      await device
        .client(moneyContract)
        .performTransaction(input, { context: { idempotencyKey: crypto.randomUUID() } });
    }
    const [{ sent, at }] = rowsOf<{ sent: string; at: string }>(
      await one.db.execute(sql`select max(send_at) as sent, max(arrives_at) as at from transactions`),
    ) as [{ sent: string; at: string }];
    // Their rails have them in time; what both settle is their arrival.
    await one.server.clock.moveTo(new Date(sent));
    await one.settle();
    await one.server.clock.moveTo(new Date(new Date(at).getTime() + 1000));
    const notices = async () => (await one.db.select({ id: outbox.id }).from(outbox)).map(({ id }) => id);
    const [told, done] = [await notices(), eq(transactionEvents.status, '2')];
    const ended = await one.db.$count(transactionEvents, done);
    const funds = device.client(moneyContract).getAvailableFunds;
    const settling = [...both, ...both].map(({ settle }) => settle());
    await Promise.all([funds(), funds(), funds(), funds()]);
    const counts = await Promise.all(settling);
    expect(counts.reduce((all, count) => all + count)).toBe(4);
    expect(await one.db.$count(transactionEvents, done)).toBe(ended + 4);
    expect((await notices()).filter((id) => !told.includes(id))).toHaveLength(4);
    expect(await checkLedger(one.db)).toEqual({ sum: 0, unbalanced: [], overdrawn: [] });
  });

  it('wrong codes at either count together, and the right one is spent once', async () => {
    const first = balanced();
    const user = await first.signIn(danaOyelaran.email, seedPassphrase, 'phone');
    const code = await lastCode();
    const guesses = await outcomes(Array.from({ length: 8 }, () => verify(first, user, wrong(code))));
    expect(guesses.refused.filter((refused) => refused === 'PinFailed')).toHaveLength(3);
    expect(guesses.refused.filter((refused) => refused === 'PinAttemptsExhausted')).toHaveLength(5);

    await one.advance(5 * 60_000);
    const second = balanced();
    const again = await second.signIn(danaOyelaran.email, seedPassphrase, 'phone');
    const right = await lastCode();
    const spent = await outcomes([verify(second, again, right), verify(second, again, right)]);
    expect(spent.done).toBe(1);
  });

  it('one code does not confirm a number twice', async () => {
    const device = await signedIn();
    const pins = device.client(pinContract);
    await pins.resendPin({ sentPinID: 0, sentPinIDString: '' });
    const pinCode = await lastCode();
    const confirm = () =>
      pins.verifyDualFactorAuthenticationPin({
        mobileNumber: mayaTorres.mobile,
        dialingCode: '1',
        userID: 0,
        pinCode,
      });
    expect(await outcomes([confirm(), confirm(), confirm()])).toMatchObject({ done: 1 });
  });

  it('wrong passwords at either count together', async () => {
    const tries = Array.from({ length: 9 }, (_, index) =>
      balanced().signIn(mayaTorres.email, `Wrong-${index}`),
    );
    const { done, refused } = await outcomes(tries);
    expect(done).toBe(0);
    expect(refused.filter((code) => code === 'InvalidPassword')).toHaveLength(5);
    expect(refused.filter((code) => code === 'AttemptsExhausted')).toHaveLength(4);
  });

  it('of several devices that sign in at once each is noted, and trusted by a secret of its own', async () => {
    await Promise.all(['a', 'b', 'c', 'd'].map((deviceId) => signedIn(mayaTorres, deviceId)));
    const known = await one.db.select().from(devices).where(eq(devices.employeeId, mayaTorres.id));
    expect(known).toHaveLength(4);
    const trusts = await one.db.select().from(deviceTrusts);
    expect(new Set(trusts.map(({ deviceId }) => deviceId))).toEqual(new Set(known.map(({ id }) => id)));
  });

  it('nonces that the time check would refuse are forgotten, whichever comes by, and no others', async () => {
    const real = one.server.clock.real().getTime();
    const at = (seconds: number) => new Date(real - seconds * 1000);
    await one.db.insert(nonces).values([
      { owner: 'somebody', nonce: 'old', usedAt: at(602) },
      { owner: 'somebody', nonce: 'still-good', usedAt: at(600) },
    ]);
    await Promise.all(both.map(({ server }) => sweep(server.db, server.clock)));
    const left = await one.db
      .select({ nonce: nonces.nonce })
      .from(nonces)
      .where(eq(nonces.owner, 'somebody'));
    expect(left).toEqual([{ nonce: 'still-good' }]);
  });

  it('a reset at one begins again at both, also when both are reset at once', async () => {
    const device = await signedIn();
    await Promise.all(
      both.map(({ app }) => app.request('http://localhost/sandbox/reset', { method: 'POST' })),
    );
    device.goTo(other);
    await expect(device.client(moneyContract).getAvailableFunds()).rejects.toMatchObject({
      code: 'SessionExpire',
    });
    expect(rowsOf(await one.db.execute(sql`select id from employees`))).toHaveLength(seeds.length);
    expect((await (await signedIn()).client(moneyContract).getAvailableFunds()).currency).toBe('USD');
    expect(await checkLedger(other.db)).toEqual({ sum: 0, unbalanced: [], overdrawn: [] });
  });
});
