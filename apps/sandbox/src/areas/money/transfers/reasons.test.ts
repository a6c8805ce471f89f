import { moneyContract } from '@dayfare/api/money/contract';
import {
  type AvailabilityReason,
  availabilityReason,
  instrumentStatus,
  instrumentVerification,
} from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Device } from '../../../bench/device.ts';
import { intend, perform } from '../../../bench/transfer.ts';
import { settingsFrom } from '../../../platform/http/settings.ts';
import { mayaTorres } from '../../../seeds/people/maya-torres.ts';
import { openSandbox } from '../../../testing/open.ts';
import { employments } from '../../session/index.ts';
import { proofs } from '../core/proof-tables.ts';
import { instruments } from '../core/tables.ts';

// Noon of a Friday; Maya's pay period began on October 6 and ends on October 19. That of before pays on October 13.
const sandbox = await openSandbox({
  seeds: [mayaTorres],
  settings: settingsFrom({ STEP_UP_AMOUNT: '500' }),
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const steer = async (body: object) => {
  const init = { method: 'POST', body: JSON.stringify({ email: mayaTorres.email, ...body }) };
  const response = await sandbox.app.request('http://localhost/sandbox/programmes', init);
  expect(response.status, await response.clone().text()).toBe(200);
};
const rule = (name: string, value: unknown) => steer({ rule: name, value });
const send = async (device: Device, amount: number) => {
  const { instruments: all } = await device.client(moneyContract).getInstruments();
  return perform(device, await intend(device, amount, all[0]?.id ?? 0), () => undefined);
};
const account = (values: Partial<typeof instruments.$inferInsert>) =>
  sandbox.db.update(instruments).set(values).where(eq(instruments.employeeId, mayaTorres.id));
const closed = (verification: 'Disconnected' | 'VerificationFailed') => ({
  status: instrumentStatus.toWire('PendingManualVerification'),
  verification: instrumentVerification.toWire(verification),
});
const untilDay = async (day: string) => {
  await sandbox.advance(Date.parse(`${day}T16:00:00Z`) - sandbox.server.clock.now().getTime());
  return sandbox.signedIn();
};

/** What makes each reason come true, and the day from which it opens by itself. */
const causes: Readonly<
  Record<Exclude<AvailabilityReason, 'Available'>, readonly [opensOn: string | null, () => Promise<unknown>]>
> = {
  InBufferDays: [
    '2026-10-26',
    async () => {
      await rule('bufferDays', 3);
      return untilDay('2026-10-23');
    },
  ],
  ParallelNotAllowed: [
    '2026-10-19',
    async () => {
      await rule('atOnce', 1);
      await send(await sandbox.signedIn(), 10);
    },
  ],
  MaxConcurrentTransaction: [
    '2026-10-19',
    async () => {
      await rule('atOnce', 2);
      const device = await sandbox.signedIn();
      await send(device, 10);
      await send(device, 10);
    },
  ],
  FundsNotAvailable: ['2026-10-26', () => rule('funding', '100.00')],
  DailyLimitExceeded: ['2026-10-17', async () => send(await sandbox.signedIn(), 300)],
  MaxTransactionPerPayperiodReached: ['2026-10-20', () => rule('transfers.payPeriod', 3)],
  MaxTransactionsPerDay: [
    '2026-10-17',
    async () => {
      await rule('transfers.day', 1);
      await send(await sandbox.signedIn(), 10);
    },
  ],
  MaxTransactionsPerQuarterReached: ['2027-01-01', () => rule('transfers.quarter', 4)],
  MaxTransactionsWeeklyReached: ['2026-10-19', () => rule('transfers.week', 2)],
  EWADeactivated: [null, () => steer({ account: 'Deleted' })],
  MaxedOut: [
    null,
    async () => {
      const device = await sandbox.signedIn();
      const { accessibleAmount } = await device.client(moneyContract).getAvailableFunds();
      await send(device, Math.min(300, accessibleAmount));
      const later = await untilDay('2026-10-17');
      const { accessibleAmount: left } = await later.client(moneyContract).getAvailableFunds();
      await send(later, left);
    },
  ],
  MaxedOutDaily: [
    '2026-10-17',
    async () => {
      await rule('amounts.day', '20.00');
      await send(await sandbox.signedIn(), 16);
    },
  ],
  MaxedOutWeekly: ['2026-10-19', () => rule('amounts.week', '140.00')],
  MaxedOutPayPeriod: ['2026-10-20', () => rule('amounts.payPeriod', '240.00')],
  MaxedOutQuarter: ['2027-01-01', () => rule('amounts.quarter', '285.00')],
  ServicesPaused: [null, () => steer({ service: 'paused' })],
  EmployerPaused: [
    null,
    () =>
      sandbox.db
        .update(employments)
        .set({ servicesPaused: true })
        .where(eq(employments.employeeId, mayaTorres.id)),
  ],
  Maintenance: [null, () => steer({ service: 'maintenance' })],
  NoEarnings: [null, () => untilDay('2026-10-20')],
  BelowMinimumAmount: [
    null,
    async () => {
      const device = await sandbox.signedIn();
      await send(device, 300);
      const later = await untilDay('2026-10-17');
      const { accessibleAmount: left } = await later.client(moneyContract).getAvailableFunds();
      await send(later, left - 3);
    },
  ],
  PayPeriodClosing: ['2026-10-20', () => rule('closingDays', 4)],
  PayrollRunning: [
    '2026-10-26',
    async () => {
      await rule('closesForPayroll', true);
      return untilDay('2026-10-23');
    },
  ],
  DeductionNotCleared: [
    null,
    async () => {
      const [work] = await sandbox.db
        .select()
        .from(employments)
        .where(eq(employments.employeeId, mayaTorres.id));
      await sandbox.db.insert(proofs).values({
        ...{ employeeId: mayaTorres.id, employmentId: work?.id ?? 0, kind: 'deduction', day: '2026-10-13' },
        amountMinor: 80_00,
      });
    },
  ],
  NoInstrument: [null, () => account({ status: instrumentStatus.toWire('Deleted') })],
  InstrumentNotVerified: [null, () => account(closed('VerificationFailed'))],
  InstrumentDisconnected: [null, () => account(closed('Disconnected'))],
  ContractNotAccepted: [null, () => rule('agreement', 6)],
  StateNotSupported: [
    null,
    async () => {
      await rule('statesWithout', 'CT,NV');
      await steer({ state: 'CT' });
    },
  ],
  UserSuspended: [null, () => steer({ account: 'Suspend' })],
  UserTerminated: [null, () => steer({ endedOn: '2026-10-16' })],
  Unknown: [null, () => steer({ account: 'Pending' })],
};

describe('why nothing can be taken', () => {
  it.each(Object.entries(causes))(
    '%s follows from a rule, and nothing can be taken [money-046]',
    async (reason, [opensOn, cause]) => {
      const before = await sandbox.signedIn();
      const asked = before.client(moneyContract);
      expect((await asked.getAvailableFunds()).availabilityReason).toBe(0);
      const { instruments: all } = await asked.getInstruments();
      await cause();
      const device = await sandbox.signedIn();
      const money = device.client(moneyContract);
      const funds = await money.getAvailableFunds();
      expect(availabilityReason.fromWire(funds.availabilityReason)).toBe(reason);
      expect(funds.availableFrom).toBe(opensOn);
      await expect(
        money.previewTransaction({ amount: 5, instrumentId: all[0]?.id ?? 0 }),
      ).rejects.toMatchObject({ code: expect.any(String) });
    },
  );

  it('covers every reason but that money is there', () => {
    expect(Object.keys(causes).toSorted()).toEqual(
      availabilityReason.names.filter((name) => name !== 'Available').toSorted(),
    );
  });

  it('is none for an account that is active, and one for each other status [money-034]', async () => {
    const { client } = await sandbox.signedIn();
    for (const [account, reason] of [
      ['None', 'Unknown'],
      ['Pending', 'Unknown'],
      ['Deleted', 'EWADeactivated'],
      ['Suspend', 'UserSuspended'],
      ['Active', 'Available'],
    ] as const) {
      await steer({ account });
      const { availabilityReason: told } = await client(moneyContract).getAvailableFunds();
      expect(availabilityReason.fromWire(told)).toBe(reason);
    }
  });
});

describe('an employer’s funding', () => {
  it('is drawn on by everybody’s transfers with their fees, and bounds each to what is left', async () => {
    const device = await sandbox.signedIn();
    const money = device.client(moneyContract);
    // 240.00 were taken in this pay period, and 2.99 of fees.
    await rule('funding', '300.00');
    expect(await money.getAvailableFunds()).toMatchObject({
      ...{ availabilityReason: 0, remainingToday: 57.01, remainingReason: 4, remainingUntil: '2026-10-26' },
    });
    const { instruments: all } = await money.getInstruments();
    const ask = (amount: number, transferSpeed: 0 | 1) =>
      money.previewTransaction({ amount, instrumentId: all[1 - transferSpeed]?.id ?? 0, transferSpeed });
    await expect(ask(57.02, 1)).rejects.toMatchObject({ code: 'FundsAmountExceeds' });
    await expect(ask(57.01, 0)).rejects.toMatchObject({ code: 'FundsAmountExceeds' });
    await perform(device, await intend(device, 57.01, all[0]?.id ?? 0), () => undefined);
    expect(await money.getAvailableFunds()).toMatchObject({ availabilityReason: 4, remainingToday: 0 });
    await rule('funding', '400.00');
    expect(await money.getAvailableFunds()).toMatchObject({ availabilityReason: 0, remainingToday: 100 });
    await rule('funding', null);
    expect((await money.getAvailableFunds()).remainingReason).toBe(5);
  });

  it('is there again once payday has brought back what was taken', async () => {
    await rule('funding', '243.00');
    const left = async (day: string) =>
      (await (await untilDay(day)).client(moneyContract).getAvailableFunds()).remainingToday;
    expect(await left('2026-10-25')).toBe(0.01);
    expect(await left('2026-10-26')).toBe(243);
  });
});
