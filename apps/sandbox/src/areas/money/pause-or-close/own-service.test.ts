import { moneyContract } from '@dayfare/api/money/contract';
import { friendsContract } from '@dayfare/api/money/friends/friends-contract';
import { movesContract } from '@dayfare/api/money/moves/moves-contract';
import { recurringContract } from '@dayfare/api/money/recurring/recurring-contract';
import { pauseOrCloseContract } from '@dayfare/api/money/settings/pause-or-close-contract';
import { availabilityReason, recurringStatus } from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { checkLedger } from '../../../ledger/check.ts';
import { enqueue } from '../../../platform/jobs/queue.ts';
import { railPayments } from '../../../rails/index.ts';
import { mayaTorres } from '../../../seeds/people/maya-torres.ts';
import { samWhitfield } from '../../../seeds/people/sam-whitfield.ts';
import { openSandbox } from '../../../testing/open.ts';
import { prove } from '../../../testing/prove.ts';
import { employees } from '../../session/index.ts';
import { lateReturn } from '../payments/stages.ts';

const sandbox = await openSandbox({ seeds: [mayaTorres, samWhitfield] });
await sandbox.listen(0);
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const day = 86_400_000;
const key = () => ({ context: { idempotencyKey: crypto.randomUUID() } });
const dateIn = (days: number) =>
  new Date(sandbox.server.clock.now().getTime() + days * day).toISOString().slice(0, 10);

async function steer(path: string, body: object) {
  const response = await sandbox.app.request(`http://localhost/sandbox${path}`, {
    ...{ method: 'POST', body: JSON.stringify({ email: mayaTorres.email, ...body }) },
    headers: { 'content-type': 'application/json', accept: 'application/json' },
  });
  return response.json();
}
const told = async () => (await sandbox.app.request('http://localhost/sandbox/outbox?format=json')).text();

async function maya() {
  const device = await sandbox.signedIn();
  const money = device.client(moneyContract);
  const service = device.client(pauseOrCloseContract);
  const { instruments } = await money.getInstruments();
  const [bank] = instruments;
  const quote = () => money.previewTransaction({ amount: 20, instrumentId: bank?.id ?? 0 });
  const take = async () => {
    const { previewId, contractIds } = await quote();
    return money.performTransaction({ previewId, contractsAccepted: contractIds }, key());
  };
  const regular = device.client(recurringContract);
  const setUp = async () => {
    const plan = {
      ...{ amount: 20, instrumentId: bank?.id ?? 0, interval: 1, startDate: dateIn(1) },
      ...{ endBy: 2, endDate: null, endAmount: null, numberOfTimes: 3 },
    };
    const { contractIds } = await regular.previewRecurringTransaction(plan);
    const wanted = { ...plan, recurringTransactionID: null, contractsAccepted: contractIds };
    return regular.saveRecurringTransactionDetail(wanted, key());
  };
  const close = async () => {
    await prove(sandbox, device, mayaTorres);
    return service.closeService({ isConfirmed: true });
  };
  return { device, money, service, quote, take, regular, setUp, close };
}

/** What Maya sent lately has arrived by then. */
async function settled() {
  await sandbox.advance(7 * day);
}

describe('pausing early pay', () => {
  it('closes it until it is resumed: nothing is taken, and the balance says whose choice it is', async () => {
    const me = await maya();
    const { previewId, contractIds } = await me.quote();
    expect(await me.service.pauseService({ until: null })).toMatchObject({ pause: { until: null } });
    expect(await me.money.getAvailableFunds()).toMatchObject({
      ...{
        availabilityReason: availabilityReason.toWire('EWADeactivated'),
        unavailableOwn: 'pause',
        availableFrom: null,
      },
    });
    await expect(me.quote()).rejects.toMatchObject({ code: 'PausedByYou' });
    await expect(
      me.money.performTransaction({ previewId, contractsAccepted: contractIds }, key()),
    ).rejects.toMatchObject({ code: 'PausedByYou' });
    expect((await me.service.resumeService()).pause).toBeNull();
    await me.quote();
  });

  it('ends by itself on its day, which lies ahead, and regular transfers are left out until then', async () => {
    const me = await maya();
    await me.setUp();
    for (const until of [dateIn(0), dateIn(400)])
      await expect(me.service.pauseService({ until })).rejects.toMatchObject({ code: 'InvalidRequest' });
    await me.service.pauseService({ until: dateIn(5) });
    expect((await me.money.getAvailableFunds()).availableFrom).toBe(dateIn(5));
    await sandbox.advance(3 * day);
    expect(await told()).toContain('You had paused early pay.');
    sandbox.clock.ms += 2 * day;
    const later = await maya();
    expect((await later.service.getOwnService()).pause).toBeNull();
  });

  it('pays no friend either', async () => {
    const me = await maya();
    const { id } = (await steer('/accounts/held', { pot: 'Card', minor: 50_00 })) as { id: number };
    const friends = me.device.client(friendsContract);
    const { friendCode } = await friends.findFriend({ identifier: samWhitfield.email });
    await me.service.pauseService({ until: null });
    await expect(
      friends.payFriend({ friendCode, fromInstrumentID: id, amount: 5, note: '' }, key()),
    ).rejects.toMatchObject({ code: 'PausedByYou' });
  });
});

describe('closing the account', () => {
  it('is refused while we hold money of the person’s', async () => {
    await settled();
    await steer('/accounts/held', { pot: 'Card', minor: 50_00 });
    const me = await maya();
    expect((await me.service.getOwnService()).obstacle).toBe('moneyHeld');
    await expect(me.service.closeService({ isConfirmed: true })).rejects.toMatchObject({
      code: 'ServiceNotClosable',
    });
  });

  it('waits for a transfer whose end is unknown, lets nothing more be sent, and happens by itself once it has arrived', async () => {
    await settled();
    const me = await maya();
    const { previewId, contractIds } = await me.quote();
    await me.take();
    expect(await me.service.getOwnService()).toMatchObject({ obstacle: null, waitsFor: 'transferUnderway' });
    expect(await me.close()).toBe(false);
    expect(await me.service.closeService({ isConfirmed: true })).toBe(false);
    expect(await me.service.getOwnService()).toMatchObject({
      ...{ isClosing: true, waitsFor: 'transferUnderway' },
    });
    expect((await told()).match(/closes by itself once your transfer has arrived/g)).toHaveLength(1);
    expect(await me.money.getAvailableFunds()).toMatchObject({
      ...{ availabilityReason: availabilityReason.toWire('EWADeactivated'), unavailableOwn: 'closing' },
    });
    await expect(
      me.money.performTransaction({ previewId, contractsAccepted: contractIds }, key()),
    ).rejects.toMatchObject({ code: 'ClosingByYou' });
    await sandbox.advance(7 * day);
    expect(await told()).toContain('your account is closed');
    await expect(sandbox.signedIn()).rejects.toMatchObject({ code: 'UserDeactivated' });
    expect(await checkLedger(sandbox.db)).toMatchObject({ sum: 0, overdrawn: [] });
  });

  it('is called off until then, and can be asked for again; what was asked for before does nothing', async () => {
    await settled();
    const me = await maya();
    await me.take();
    await me.service.pauseService({ until: null });
    await me.close();
    // Whoever had paused early pay finds it paused.
    expect(await me.service.keepService()).toMatchObject({ isClosing: false, pause: { until: null } });
    await me.service.resumeService();
    await me.quote();
    expect((await me.service.keepService()).isClosing).toBe(false);
    await sandbox.advance(7 * day);
    const later = await maya();
    expect(await later.service.getOwnService()).toMatchObject({ isClosing: false, waitsFor: null });
  });

  it('waits for money that a friend pays meanwhile, says so once, and lets it be moved out', async () => {
    await settled();
    const me = await maya();
    await me.take();
    await me.service.pauseService({ until: null });
    await me.close();
    const { id } = (await steer('/accounts/held', { pot: 'Card', minor: 50_00 })) as { id: number };
    await sandbox.advance(7 * day);
    expect((await told()).match(/can’t close yet, because we hold money of yours/g)).toHaveLength(1);
    const later = await maya();
    expect(await later.service.getOwnService()).toMatchObject({
      ...{ isClosing: true, waitsFor: null, obstacle: 'moneyHeld' },
    });
    const friends = later.device.client(friendsContract);
    const { friendCode } = await friends.findFriend({ identifier: samWhitfield.email });
    await expect(
      friends.payFriend({ friendCode, fromInstrumentID: id, amount: 5, note: '' }, key()),
    ).rejects.toMatchObject({ code: 'ClosingByYou' });
    const { instruments } = await later.money.getInstruments();
    const bank = instruments.find((one) => one.id !== id && one.last4 !== '');
    await later.device
      .client(movesContract)
      .transferMoneyBetweenInstruments(
        { fromInstrumentID: id, toInstrumentID: bank?.id ?? 0, amount: 50 },
        key(),
      );
    await sandbox.advance(7 * day);
    expect(await told()).toContain('your account is closed');
  });

  it('ends sessions, sign-in and regular transfers; what is owed comes off the pay all the same', async () => {
    await settled();
    const me = await maya();
    await me.setUp();
    const before = await me.service.getOwnService();
    expect(before).toMatchObject({ regularTransfers: 1, obstacle: null });
    expect(before.payday).not.toBeNull();
    await expect(me.service.closeService({ isConfirmed: true })).rejects.toMatchObject({
      code: 'ProofRequired',
    });
    expect(await me.close()).toBe(true);
    await expect(me.service.getOwnService()).rejects.toMatchObject({ code: 'AccountClosed' });
    await expect(sandbox.signedIn()).rejects.toMatchObject({ code: 'UserDeactivated' });
    expect(await told()).toContain('your account is closed');
    await sandbox.advance(20 * day);
    expect(await checkLedger(sandbox.db)).toMatchObject({ sum: 0, overdrawn: [] });

    const sam = (await sandbox.signedIn(samWhitfield)).client(friendsContract);
    await expect(sam.findFriend({ identifier: mayaTorres.email })).rejects.toMatchObject({
      code: 'FriendNotFound',
    });

    await steer('/programmes', { account: 'Active' });
    const again = await maya();
    const { recurringTransactions: all } = await again.regular.getRecurringTransaction();
    expect(all.map(({ status }) => recurringStatus.fromWire(status))).toEqual(['Deleted']);
    expect((await again.service.getOwnService()).owed).toBe(0);
  });

  it('closes a session that was being opened at that moment', async () => {
    const device = await sandbox.signedIn();
    // As a sign-in leaves it that had found the account open.
    const closed = { closedAt: sandbox.server.clock.now() };
    await sandbox.db.update(employees).set(closed).where(eq(employees.id, mayaTorres.id));
    await expect(device.client(moneyContract).getAvailableFunds()).rejects.toMatchObject({
      code: 'AccountClosed',
    });
  });

  it('is undone by support for what comes back afterwards, and its person is told so', async () => {
    await settled();
    const { transactionID: reference } = await (await maya()).take();
    await settled();
    await steer('/programmes', { endedOn: dateIn(1) });
    await sandbox.advance(31 * day);
    await sandbox.advance(day);
    expect(await (await maya()).close()).toBe(true);
    await enqueue(sandbox.db, { kind: lateReturn, reference, dueAt: sandbox.server.clock.now() });
    await sandbox.db
      .update(railPayments)
      .set({ reason: 'RefusedByBank' })
      .where(eq(railPayments.reference, `${reference}:principal`));
    await sandbox.settle();
    expect(await told()).toMatch(
      /\$20\.00 had arrived.*Your account is closed\. Call .* so that you can take/,
    );
    await steer('/programmes', { account: 'Active' });
    const { sources } = await (await maya()).device.client(friendsContract).getFriends();
    expect(sources).toMatchObject([{ balance: 20 }]);
    expect(await checkLedger(sandbox.db)).toMatchObject({ sum: 0, overdrawn: [] });
  });
});
