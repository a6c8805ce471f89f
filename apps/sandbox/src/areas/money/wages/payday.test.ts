import { moneyContract } from '@dayfare/api/money/contract';
import { proofsContract } from '@dayfare/api/money/settings/proofs-contract';
import { and, eq, lte } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Device } from '../../../bench/device.ts';
import { intend, perform } from '../../../bench/transfer.ts';
import { checkLedger } from '../../../ledger/check.ts';
import { balanceOf } from '../../../ledger/post.ts';
import { jobs } from '../../../platform/jobs/tables.ts';
import { mayaTorres } from '../../../seeds/people/maya-torres.ts';
import { openSandbox } from '../../../testing/open.ts';
import { employments } from '../../session/index.ts';
import { paydayJob } from './payday.ts';

// Noon of a Friday. Maya's pay period began on October 6, ends on October 19 and is paid on October 26; 242.99 of it are taken.
const sandbox = await openSandbox({ seeds: [mayaTorres] });
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const sound = { sum: 0, unbalanced: [], overdrawn: [] };
const untilDay = async (day: string) => {
  await sandbox.advance(Date.parse(`${day}T16:00:00Z`) - sandbox.server.clock.now().getTime());
  return sandbox.signedIn();
};
const nextPays = async (netPay: string) => {
  const init = { method: 'POST', body: JSON.stringify({ email: mayaTorres.email, netPay }) };
  const response = await sandbox.app.request('http://localhost/sandbox/paydays', init);
  expect(response.status).toBe(200);
};
const now = () => sandbox.server.clock.now();
const account = (kind: string) => balanceOf(sandbox.db, `employee:${mayaTorres.id}:${kind}:501`);
const deductions = async (device: Device) =>
  (await device.client(proofsContract).getPaydayDeductions()).deductions;
const texts = async () => {
  const response = await sandbox.app.request('http://localhost/sandbox/outbox?format=json');
  return JSON.stringify(await response.json());
};

describe('payday', () => {
  it('takes what was taken early once it has come, and not before', async () => {
    const before = await untilDay('2026-10-25');
    expect((await deductions(before))[0]).toMatchObject({
      ...{ payDate: '2026-10-26', amount: 242.99, deducted: null },
    });
    expect([await account('due'), await account('receivable')]).toEqual([242_99, 0]);
    const after = await untilDay('2026-10-26');
    expect((await deductions(after))[0]).toMatchObject({ amount: 242.99, deducted: 242.99 });
    expect([await account('due'), await account('receivable')]).toEqual([0, 0]);
    expect(await texts()).not.toContain('comes off your next pay');
    expect(await checkLedger(sandbox.db)).toEqual(sound);
  });

  it('that falls short takes what is there, says so, and the next one takes the rest', async () => {
    await nextPays('100.00');
    const short = await untilDay('2026-10-26');
    const money = short.client(moneyContract);
    const { accessibleAmount, breakdown } = await money.getAvailableFunds();
    expect(breakdown.carriedOver).toBe(142.99);
    expect(accessibleAmount).toBeCloseTo(
      Math.min(breakdown.earned - breakdown.withheld, breakdown.limit) - 142.99,
    );
    expect((await deductions(short)).slice(0, 2)).toMatchObject([
      { payDate: '2026-11-09', amount: 142.99, deducted: null },
      { payDate: '2026-10-26', amount: 242.99, deducted: 100 },
    ]);
    expect(await texts()).toContain('$100.00 came off it; $142.99 comes off your next pay.');
    const { transactionDetails: lines } = await money.getTransactionHistory({});
    const carried = lines.flatMap(({ carriedOver, transactionID }) =>
      carriedOver ? [{ transactionID, ...carriedOver }] : [],
    );
    expect(carried.reduce((all, { amount }) => all + amount, 0)).toBeCloseTo(142.99);
    const { transactionID, ...part } = carried[0] ?? expect.fail('Nothing was carried over.');
    expect(part).toMatchObject({ payday: '2026-10-26', next: '2026-11-09' });
    expect((await money.transactionDetails({ transactionID })).carriedOver).toEqual(part);
    const { instruments } = await money.getInstruments();
    await perform(short, await intend(short, 20, instruments[0]?.id ?? 0), () => undefined);
    const later = await untilDay('2026-11-09');
    expect((await deductions(later))[0]).toMatchObject({ amount: 162.99, deducted: 162.99 });
    expect((await later.client(moneyContract).getAvailableFunds()).breakdown.carriedOver).toBe(0);
    expect([await account('due'), await account('receivable')]).toEqual([0, 0]);
    expect(await checkLedger(sandbox.db)).toEqual(sound);
  });

  it('that pays nothing leaves nothing to take until more is earned than is owed', async () => {
    await nextPays('0');
    const short = await untilDay('2026-10-26');
    const money = short.client(moneyContract);
    const { breakdown, accessibleAmount } = await money.getAvailableFunds();
    const { limit, carriedOver = 0 } = breakdown;
    expect(carriedOver).toBe(242.99);
    expect(accessibleAmount).toBeCloseTo(Math.max(0, limit - carriedOver));
    const { owed } = await money.getAvailableFunds();
    expect(owed).toEqual({ total: 242.99, fromPay: 242.99, toClear: 0, payday: '2026-11-09' });
    const { summary } = await money.getEarnings();
    expect(summary.expectedNetPay).toBeGreaterThan(0);
    expect(await checkLedger(sandbox.db)).toEqual(sound);
  });

  it('comes whether or not anybody looks, and once', async () => {
    await nextPays('100.00');
    await untilDay('2026-10-20').then((device) => device.client(moneyContract).getAvailableFunds());
    const isWaiting = and(eq(jobs.kind, paydayJob), eq(jobs.dueAt, new Date('2026-10-26T10:00:00Z')));
    expect(await sandbox.db.$count(jobs, isWaiting)).toBe(1);
    await sandbox.advance(Date.parse('2026-10-26T10:00:00Z') - sandbox.server.clock.now().getTime());
    expect(await account('due')).toBe(0);
    expect(await texts()).toContain('comes off your next pay');
    expect(await sandbox.db.$count(jobs, isWaiting)).toBe(0);
    const device = await untilDay('2026-10-27');
    expect((await device.client(moneyContract).getAvailableFunds()).breakdown.carriedOver).toBe(142.99);
    expect((await texts()).split('comes off your next pay')).toHaveLength(2);
  });

  it('comes although the consent to read hours has ended meanwhile', async () => {
    await untilDay('2026-10-21').then((device) => device.client(moneyContract).getAvailableFunds());
    const ended = { consentNeeded: true, consentUntil: new Date('2026-10-22T16:00:00Z') };
    await sandbox.db.update(employments).set(ended).where(eq(employments.employeeId, mayaTorres.id));
    const stopped = await untilDay('2026-10-26');
    const { nextUpdateAt } = await stopped.client(moneyContract).getAvailableFunds();
    expect(nextUpdateAt).toBeNull();
    expect((await deductions(stopped))[0]).toMatchObject({ payDate: '2026-10-26', deducted: 242.99 });
    // That of the next pay period is to come.
    expect(await sandbox.db.$count(jobs, and(eq(jobs.kind, paydayJob), lte(jobs.dueAt, now())))).toBe(0);
    expect(await checkLedger(sandbox.db)).toEqual(sound);
  });
});
