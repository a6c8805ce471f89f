import { moneyContract } from '@dayfare/api/money/contract';
import { friendsContract } from '@dayfare/api/money/friends/friends-contract';
import { recurringContract } from '@dayfare/api/money/recurring/recurring-contract';
import { spendingLimitsContract } from '@dayfare/api/money/settings/spending-limits-contract';
import { raiseWaitMs } from '@dayfare/domain/money';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { mayaTorres } from '../../../seeds/people/maya-torres.ts';
import { samWhitfield } from '../../../seeds/people/sam-whitfield.ts';
import { openSandbox } from '../../../testing/open.ts';

const sandbox = await openSandbox({ seeds: [mayaTorres, samWhitfield] });
await sandbox.listen(0);
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const key = () => ({ context: { idempotencyKey: crypto.randomUUID() } });

async function maya() {
  const device = await sandbox.signedIn();
  const money = device.client(moneyContract);
  const own = device.client(spendingLimitsContract);
  const { instruments } = await money.getInstruments();
  const quote = (amount: number) =>
    money.previewTransaction({ amount, instrumentId: instruments[0]?.id ?? 0 });
  const take = async (amount: number) => {
    const { previewId, contractIds } = await quote(amount);
    return money.performTransaction({ previewId, contractsAccepted: contractIds }, key());
  };
  const set = (amount: number | null, span: 'day' | 'payPeriod' = 'day') =>
    own.saveOwnLimit({ span, amount });
  return { device, money, own, quote, take, set, instruments };
}

const day = async ({ own }: Awaited<ReturnType<typeof maya>>) => (await own.getOwnLimits()).limits[0];

describe('a limit of one’s own', () => {
  it('holds at once, is told with the balance, and refuses more with what it leaves', async () => {
    const me = await maya();
    expect((await me.own.getOwnLimits()).limits.map(({ span, amount }) => [span, amount])).toEqual([
      ['day', null],
      ['payPeriod', null],
    ]);
    await me.set(50);
    await me.take(30);
    expect(await day(me)).toMatchObject({ amount: 50, used: 30, left: 20, change: null });
    expect(await me.money.getAvailableFunds()).toMatchObject({
      ...{ remainingToday: 20, remainingOwn: 'dayLimit', availabilityReason: 0 },
      ownLimits: [{ span: 'day', amount: 50, left: 20 }],
    });
    await expect(me.quote(20.01)).rejects.toMatchObject({
      code: 'OwnLimitExceeded',
      message: expect.stringContaining('It leaves $20.00 for now.'),
    });
    await me.take(20);
    expect(await me.money.getAvailableFunds()).toMatchObject({
      ...{ availabilityReason: 12, unavailableOwn: 'dayLimit', remainingToday: 0 },
    });
  });

  it('refuses a transfer that was quoted before it was set', async () => {
    const me = await maya();
    const { previewId, contractIds } = await me.quote(40);
    await me.set(20);
    await expect(
      me.money.performTransaction({ previewId, contractsAccepted: contractIds }, key()),
    ).rejects.toMatchObject({ code: 'OwnLimitExceeded' });
  });

  it('is raised or lifted 24 hours later, unless that is taken back', async () => {
    const me = await maya();
    await me.set(50);
    const { limits } = await me.set(80);
    const from = new Date(sandbox.clock.ms + raiseWaitMs).toISOString();
    expect(limits[0]).toMatchObject({ amount: 50, change: { amount: 80, from } });
    await expect(me.quote(60)).rejects.toMatchObject({ code: 'OwnLimitExceeded' });
    await me.own.cancelOwnLimitChange({ span: 'day' });
    sandbox.clock.ms += raiseWaitMs;
    const later = await maya();
    expect(await day(later)).toMatchObject({ amount: 50, change: null });
    expect((await later.set(null)).limits[0]).toMatchObject({ amount: 50, change: { amount: null } });
    sandbox.clock.ms += raiseWaitMs;
    const free = await maya();
    expect(await day(free)).toMatchObject({ amount: null, left: null, change: null });
    expect((await free.money.getAvailableFunds()).ownLimits).toEqual([]);
  });

  it('counts what was taken for the pay period, over its days', async () => {
    const me = await maya();
    const { limits } = await me.set(1, 'payPeriod');
    const used = limits[1]?.used ?? 0;
    expect(used).toBeGreaterThan(100);
    await me.set(null, 'payPeriod');
    expect((await me.money.getAvailableFunds()).unavailableOwn).toBe('payPeriodLimit');
  });

  it('counts payments to friends, and bounds them', async () => {
    const me = await maya();
    const friends = me.device.client(friendsContract);
    const response = await sandbox.app.request('http://localhost/sandbox/accounts/held', {
      ...{ method: 'POST', body: JSON.stringify({ email: mayaTorres.email, pot: 'Card', minor: 100_00 }) },
      headers: { 'content-type': 'application/json', accept: 'application/json' },
    });
    const { id: fromInstrumentID } = (await response.json()) as { id: number };
    const { friendCode } = await friends.findFriend({ identifier: samWhitfield.email });
    const pay = (amount: number) =>
      friends.payFriend({ friendCode, fromInstrumentID, amount, note: '' }, key());
    await me.set(50);
    await pay(35);
    expect(await day(me)).toMatchObject({ used: 35, left: 15 });
    await expect(pay(15.01)).rejects.toMatchObject({ code: 'OwnLimitExceeded' });
    await expect(me.quote(16)).rejects.toMatchObject({ code: 'OwnLimitExceeded' });
    await pay(15);
  });

  it('leaves out a regular transfer, and a text says why', async () => {
    const me = await maya();
    const calls = me.device.client(recurringContract);
    const tomorrow = new Date(sandbox.clock.ms + raiseWaitMs).toISOString().slice(0, 10);
    const plan = {
      ...{ amount: 30, instrumentId: me.instruments[0]?.id ?? 0, interval: 1, startDate: tomorrow },
      ...{ endBy: 2, endDate: null, endAmount: null, numberOfTimes: 2 },
    };
    const { contractIds } = await calls.previewRecurringTransaction(plan);
    await calls.saveRecurringTransactionDetail(
      { ...plan, recurringTransactionID: null, contractsAccepted: contractIds },
      key(),
    );
    await me.set(10);
    sandbox.clock.ms += 3 * raiseWaitMs;
    await sandbox.settle();
    const outbox = await sandbox.app.request('http://localhost/sandbox/outbox?format=json');
    expect(await outbox.text()).toContain('It would have gone over your own limit.');
  });

  it('is an amount above nothing', async () => {
    const me = await maya();
    await expect(me.set(0)).rejects.toMatchObject({ code: 'InvalidRequest' });
  });
});
