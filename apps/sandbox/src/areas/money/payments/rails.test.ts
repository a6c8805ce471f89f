import { moneyContract } from '@dayfare/api/money/contract';
import { friendsContract } from '@dayfare/api/money/friends/friends-contract';
import { settlementStatus, wageTransactionState } from '@dayfare/domain/money';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Device } from '../../../bench/device.ts';
import { checkLedger } from '../../../ledger/check.ts';
import { outbox } from '../../../platform/http/tables.ts';
import { enqueue } from '../../../platform/jobs/queue.ts';
import { type RailScenario, railPayments } from '../../../rails/index.ts';
import { mayaTorres } from '../../../seeds/people/maya-torres.ts';
import { openSandbox } from '../../../testing/open.ts';
import { checkRails } from './agree.ts';
import { lateReturn } from './stages.ts';

const sandbox = await openSandbox();
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const steer = (path: string, body: unknown) =>
  sandbox.app.request(`http://localhost/sandbox/${path}`, { method: 'POST', body: JSON.stringify(body) });

async function send(device: Device, amount: number, speed: 'instant' | 'next-day', scenario: RailScenario) {
  const money = device.client(moneyContract);
  const { instruments } = await money.getInstruments();
  const instrumentId = instruments[speed === 'instant' ? 1 : 0]?.id ?? 0;
  expect((await steer('rails', { id: instrumentId, scenario })).status).toBe(200);
  const transferSpeed = speed === 'instant' ? 0 : 1;
  const quoted = await money.previewTransaction({ amount, instrumentId, transferSpeed });
  const { transactionID } = await money.performTransaction(
    { previewId: quoted.previewId, contractsAccepted: quoted.contractIds },
    { context: { idempotencyKey: crypto.randomUUID() } },
  );
  return { transactionID, instrumentId };
}

/** What somebody is told of a transfer. */
async function shown(device: Device, transactionID: string) {
  const detail = await device.client(moneyContract).transactionDetails({ transactionID });
  return {
    status: detail.transactionStatus,
    reason: detail.statusReason,
    state: wageTransactionState.fromWire(detail.wageState ?? -1),
    settlement: settlementStatus.fromWire(detail.settlement ?? -1),
  };
}

const accessible = async (device: Device) =>
  (await device.client(moneyContract).getAvailableFunds()).accessibleAmount;
const lastNotice = async () =>
  (await sandbox.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1))[0]?.body;

async function expectAgreement() {
  expect(await checkLedger(sandbox.db)).toEqual({ sum: 0, unbalanced: [], overdrawn: [] });
  expect(await checkRails(sandbox.db)).toEqual({ differing: [], misjudged: [], misbooked: [] });
}

describe('a payment', () => {
  it('waits, is with its rail, and has arrived [money-040] [money-042]', async () => {
    const device = await sandbox.signedIn();
    const { transactionID } = await send(device, 40, 'next-day', 'Pays');
    expect(await shown(device, transactionID)).toMatchObject({ state: 'Pending', settlement: 'None' });
    await sandbox.advance(6 * hour);
    expect(await shown(device, transactionID)).toMatchObject({ state: 'Submitted', settlement: 'Pending' });
    await sandbox.advance(3 * day);
    expect(await shown(device, transactionID)).toMatchObject({
      ...{ status: '2', state: 'Deposited', settlement: 'Completed' },
    });
    await expectAgreement();
  });

  it('that a card refuses at once is back within seconds', async () => {
    const device = await sandbox.signedIn();
    const before = await accessible(device);
    const { transactionID } = await send(device, 40, 'instant', 'Refuses');
    await sandbox.settle();
    expect(await shown(device, transactionID)).toEqual({
      ...{ status: '10', reason: 'CardDeclined', state: 'Failed', settlement: 'Failed' },
    });
    expect(await accessible(device)).toBe(before);
    await expectAgreement();
  });

  it.each([
    ['R01', 'InsufficientFunds', 'Active'],
    ['R03', 'NoSuchAccount', 'closed'],
    ['R10', 'NotAuthorized', 'Active'],
    ['R16', 'AccountFrozen', 'closed'],
  ] as const)('that a bank sends back with %s says why, and is back', async (code, reason, account) => {
    const device = await sandbox.signedIn();
    const before = await accessible(device);
    const { transactionID, instrumentId } = await send(device, 40, 'next-day', code);
    await sandbox.advance(3 * day);
    expect(await shown(device, transactionID)).toMatchObject({ status: '3', reason });
    expect((await accessible(device)) - before).toBeGreaterThanOrEqual(0);
    const { instruments } = await device.client(moneyContract).getInstruments();
    expect(instruments.find(({ id }) => id === instrumentId)?.status === 2).toBe(account === 'Active');
    await expectAgreement();
  });

  it('that comes back after it had arrived gives the money back once, and says so', async () => {
    const device = await sandbox.signedIn();
    const { transactionID } = await send(device, 40, 'instant', 'LateR01');
    await sandbox.advance(hour);
    expect(await shown(device, transactionID)).toMatchObject({ status: '2', state: 'Deposited' });
    await sandbox.advance(3 * day + 21 * hour);
    // Its pay period has closed by then.
    expect(await shown(device, transactionID)).toMatchObject({
      ...{ status: '3', reason: 'InsufficientFunds', state: 'PastPayPeriod' },
    });
    expect(await lastNotice()).toContain('$40.00 had arrived, and Everyday Debit ••0926 sent it back.');
    expect(await lastNotice()).toContain('so all $42.99, fee included, comes with your pay on Monday');
    await expectAgreement();
  });

  it('that comes back 60 days later, in another pay period, comes with the pay', async () => {
    const device = await sandbox.signedIn();
    const { transactionID } = await send(device, 40, 'next-day', 'LateR10');
    await sandbox.advance(3 * day);
    await sandbox.advance(61 * day);
    expect(await shown(device, transactionID)).toMatchObject({ status: '3', state: 'PastPayPeriod' });
    await expectAgreement();
  });

  it('of which half arrives gives the rest back with the fee [money-040] [money-042]', async () => {
    const device = await sandbox.signedIn();
    const before = await accessible(device);
    const { transactionID } = await send(device, 41, 'instant', 'PaysHalf');
    await sandbox.advance(hour);
    expect(await shown(device, transactionID)).toMatchObject({
      ...{ status: '5', state: 'PartialDeposited', settlement: 'PartiallyCompleted' },
    });
    expect(await accessible(device)).toBeCloseTo(before - 20.5);
    expect(await lastNotice()).toContain('$20.50 of $41.00 has arrived');
    const { breakdown } = await device.client(moneyContract).getAvailableFunds();
    expect(breakdown.fees % 2.99).toBeLessThan(0.01);
    await expectAgreement();
  });

  it('that comes back after the last pay is held for its person, who can send it on', async () => {
    const device = await sandbox.signedIn();
    const { transactionID: reference } = await send(device, 40, 'next-day', 'Pays');
    await sandbox.advance(4 * day);
    const endedOn = new Date(sandbox.server.clock.now().getTime() + day).toISOString().slice(0, 10);
    expect((await steer('programmes', { email: mayaTorres.email, endedOn })).status).toBe(200);
    await sandbox.advance(30 * day);
    await sandbox.advance(day);
    await enqueue(sandbox.db, { kind: lateReturn, reference, dueAt: sandbox.server.clock.now() });
    await sandbox.db
      .update(railPayments)
      .set({ reason: 'RefusedByBank' })
      .where(eq(railPayments.reference, `${reference}:principal`));
    await sandbox.settle();
    expect(await lastNotice()).toContain('$40.00 had arrived');
    const again = await sandbox.signedIn();
    const { sources } = await again.client(friendsContract).getFriends();
    expect(sources).toMatchObject([{ displayText: 'Balance', balance: 40 }]);
    expect(
      (await again.client(moneyContract).transactionDetails({ transactionID: reference })).returnsOn,
    ).toBe(null);
    await expectAgreement();
  });

  it.each([
    ['in the same pay period', 0, 'It is in your balance again'],
    ['once its pay period has closed', 4 * day, 'It comes with your pay on'],
  ])('of which half arrives and comes back later is all back, %s', async (_, later, words) => {
    const device = await sandbox.signedIn();
    const before = await accessible(device);
    const { transactionID: reference } = await send(device, 41, 'instant', 'PaysHalf');
    await sandbox.advance(hour);
    await sandbox.advance(later);
    const summary = await accessible(device);
    await enqueue(sandbox.db, { kind: lateReturn, reference, dueAt: sandbox.server.clock.now() });
    await sandbox.settle();
    expect(await shown(device, reference)).toMatchObject({ status: '3' });
    expect(await lastNotice()).toContain('$20.50 of $41.00 had arrived');
    expect(await lastNotice()).toContain(words);
    if (later === 0) expect(await accessible(device)).toBeCloseTo(before);
    else expect(await accessible(device)).toBe(summary);
    const { returnedAmount, returnedFee } = await device
      .client(moneyContract)
      .transactionDetails({ transactionID: reference });
    expect([returnedAmount, returnedFee]).toEqual([41, 2.99]);
    await expectAgreement();
  });

  it('waits at our side while its rail can’t be reached, and is paid when it can', async () => {
    const device = await sandbox.signedIn();
    const { transactionID, instrumentId } = await send(device, 40, 'instant', 'IsDown');
    await sandbox.advance(5 * minute);
    expect(await shown(device, transactionID)).toMatchObject({ status: '0', state: 'Pending' });
    await steer('rails', { id: instrumentId, scenario: 'Pays' });
    await sandbox.advance(hour);
    expect(await shown(device, transactionID)).toMatchObject({ status: '2', state: 'Deposited' });
    await expectAgreement();
  });
});

describe('a payment that is held', () => {
  const decide = (transaction: string, decision: string) => steer('rails/held', { transaction, decision });

  it('is approved and arrives; once', async () => {
    const device = await sandbox.signedIn();
    const { transactionID } = await send(device, 40, 'instant', 'Holds');
    await sandbox.advance(hour);
    expect(await shown(device, transactionID)).toMatchObject({ status: '8', state: 'Pending' });
    const details = () => device.client(moneyContract).transactionDetails({ transactionID });
    expect(await details()).not.toHaveProperty('sentAt');
    expect((await decide(transactionID, 'approve')).status).toBe(200);
    expect((await decide(transactionID, 'approve')).status).toBe(404);
    await sandbox.advance(2 * day);
    const detail = await details();
    // It has left when it was let go, and arrives later than was said at first.
    expect([detail.sentAt, detail.acceptedAt]).toEqual([detail.events[2]?.at, detail.events[2]?.at]);
    expect(Date.parse(detail.promisedArrivesAt ?? '')).toBeLessThan(Date.parse(detail.arrivesAt));
    expect(detail.events.map(({ status }) => status)).toEqual(['0', '8', '0', '2']);
    await expectAgreement();
  });

  it.each([
    ['void', '6'],
    ['nobody looks', '9'],
  ])('%s: all of it is back', async (decision, status) => {
    const device = await sandbox.signedIn();
    const before = await accessible(device);
    const { transactionID } = await send(device, 40, 'instant', 'Holds');
    await sandbox.settle();
    if (decision === 'void') await decide(transactionID, 'void');
    await sandbox.advance(day);
    expect(await shown(device, transactionID)).toMatchObject({ status, state: 'Failed' });
    expect((await accessible(device)) - before).toBeGreaterThanOrEqual(0);
    await expectAgreement();
  });
});
