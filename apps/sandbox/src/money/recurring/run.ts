import {
  epochMs,
  isoDate,
  minorUnits,
  recurringStatus,
  scheduledStatus,
  type TimeZone,
  toIsoDate,
  transferSpeed,
} from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import { accountId } from '../../ledger/accounts.ts';
import { lastEntryAt } from '../../ledger/post.ts';
import type { Db } from '../../platform/db/db.ts';
import { languageOf, Refusal } from '../../platform/http/refusal.ts';
import type { Server } from '../../platform/http/server.ts';
import type { JobHandler } from '../../platform/jobs/worker.ts';
import { findInstrument } from '../accounts/own-accounts.ts';
import { deliverySchedule } from '../core/arrival.ts';
import { isLarge } from '../core/large-transfer.ts';
import { payoutFor } from '../core/movement.ts';
import { sendNotice } from '../core/notices.ts';
import { currencyOf, lockEarner, ownerOf } from '../core/owner.ts';
import type { Instrument, Transaction } from '../core/tables.ts';
import { handOverLater } from '../payments/outbox.ts';
import { chargedColumns, noCharge } from '../pricing/charge.ts';
import { accessOf, lockFunding } from '../transfers/access.ts';
import { writeTransfer } from '../transfers/perform.ts';
import { refusalFor } from '../transfers/rules.ts';
import { bringUpToDate } from '../wages/accrue.ts';
import { computeAccessBalance } from '../wages/standing.ts';
import type { MoneyWork } from '../wages/up-to-date.ts';
import { dueAt, noteMissed, scheduleNext } from './schedule-next.ts';
import { sendSkipped } from './skipped-notice.ts';
import { type RecurringRow, recurringTransactions, scheduledTransactions } from './tables.ts';

/** Makes the transfer as if its person had asked for it: next business day, free, on the contracts that were agreed to. */
async function makeOne(money: MoneyWork, row: RecurringRow, instrument: Instrument): Promise<Transaction> {
  const { employee, now } = money;
  const travel = deliverySchedule(currencyOf(employee), { speed: 'NextDay', to: payoutFor(instrument) }, now);
  const { transaction } = await writeTransfer(
    money,
    {
      id: null,
      ...travel,
      employeeId: employee.id,
      employmentId: employee.employmentId,
      instrumentId: instrument.id,
      ...chargedColumns(minorUnits(row.amountMinor), noCharge),
      transferSpeed: transferSpeed.toWire('NextDay'),
      createdAt: now,
      contractIds: row.contractIds,
      expiresAt: now,
    },
    instrument,
  );
  return transaction;
}

const dayOf = (at: Date, timeZone: TimeZone) => toIsoDate(epochMs(at.getTime()), timeZone);

async function found(tx: Db, scheduledId: string) {
  const [one] = await tx
    .select({ scheduled: scheduledTransactions, row: recurringTransactions })
    .from(scheduledTransactions)
    .innerJoin(recurringTransactions, eq(recurringTransactions.id, scheduledTransactions.recurringId))
    .where(eq(scheduledTransactions.id, scheduledId));
  return one;
}

/**
 * Makes one of a recurring transfer when its day has come, or, where a rule refuses it, leaves it out and says so; then schedules the
 * next. One that runs late is made as of when it runs, and stands for every day that was missed. One that was skipped, paused or stopped meanwhile is left alone.
 */
export function recurringHandler(server: Server): JobHandler {
  const { settings } = server;
  return async (tx, { reference }, ran) => {
    const first = await found(tx, reference);
    if (!first) return false;
    const locked = await lockEarner(tx, first.row.employmentId);
    // Under the lock: it may have been skipped a moment ago.
    const { scheduled, row } = (await found(tx, reference)) ?? {};
    if (!scheduled || !row || scheduledStatus.fromWire(scheduled.status) !== 'Scheduled') return false;
    if (recurringStatus.fromWire(row.status) !== 'Active') return false;
    // Never for a day that is over: after an outage there is one, now, with the limits of now, and none for each day that was missed.
    const onTime = dueAt(isoDate(scheduled.dueOn), locked.timeZone);
    const due = ran.getTime() > onTime.getTime() ? ran : onTime;
    const isLate = dayOf(due, locked.timeZone) > scheduled.dueOn;
    const employee = await bringUpToDate(tx, locked, due, settings.accessPercent);
    // The books may have gone on since: an entry comes after those before it.
    const last = await lastEntryAt(tx, accountId.wages(ownerOf(employee)));
    const now = last && last > due ? last : due;
    const standing = await computeAccessBalance(tx, employee, now, settings.accessPercent);
    const instrument = await findInstrument(tx, employee.id, row.instrumentId);
    const amount = minorUnits(row.amountMinor);
    const charge = noCharge;
    await lockFunding(tx, employee);
    const wish = {
      ...{ employee, standing, server, now, instrument, amount, charge },
      access: await accessOf({ tx, employee, standing, now }, server),
      speed: 'NextDay',
    } as const;
    // Nothing can be proved without the person: several of these in one day must not get around the limit.
    const proof = (await isLarge(tx, employee, { amount, now, ...settings }))
      ? new Refusal('ProofRequired')
      : undefined;
    const refusal = refusalFor(wish) ?? proof;
    const end = async (
      status: 'Success' | 'Failed',
      of: { transactionId?: string; reason?: Refusal['code'] },
    ) =>
      tx
        .update(scheduledTransactions)
        .set({ status: scheduledStatus.toWire(status), ...of })
        .where(eq(scheduledTransactions.id, reference));
    const language = languageOf(employee.language);
    if (refusal || !instrument) {
      const reason = refusal?.code ?? 'InstrumentNotUsable';
      await end('Failed', { reason });
      await sendSkipped(tx, { employee, row, instrument, reason, at: now, language });
    } else {
      const transaction = await makeOne({ tx, employee, standing, now }, row, instrument);
      await handOverLater(tx, transaction);
      await end('Success', { transactionId: transaction.id });
      const event = isLate ? 'sentLate' : 'sent';
      await sendNotice(tx, event, { employee, transaction, instrument, at: now, language });
    }
    if (isLate)
      await noteMissed(tx, row, { after: isoDate(scheduled.dueOn), now, timeZone: employee.timeZone });
    await scheduleNext(tx, row, { now, timeZone: employee.timeZone });
    return true;
  };
}
