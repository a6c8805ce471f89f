import {
  addDays,
  atLocalTime,
  epochMs,
  isCurrency,
  toIsoDate,
  transferSpeed,
  zero,
} from '@dayfare/domain/money';
import { recordAcceptances, transferContracts } from '../contracts/index.ts';
import type { Db } from '../db/db.ts';
import type { Settings } from '../http/settings.ts';
import {
  bringUpToDate,
  type Earner,
  endTransfer,
  type Instrument,
  settleOnArrival,
  standingOf,
  status,
  type Transaction,
  travelOf,
  undoTransfer,
  writeTransfer,
} from '../money/index.ts';
import { readerOf } from './reader.ts';
import type { SeedTransfer } from './seed.ts';

/** Whose past is written, and up to when. */
export interface Past {
  readonly earner: Earner;
  readonly transfers: readonly SeedTransfer[];
  readonly places: readonly Instrument[];
  readonly now: Date;
  readonly settings: Settings;
}

interface Pending {
  readonly transaction: Transaction;
  readonly instrument: Instrument;
  readonly canceled: boolean;
}

const halfAnHour = 30 * 60_000;

/** When something still on its way comes to its end. */
const endOf = ({ transaction, canceled }: Pending) =>
  canceled ? new Date(transaction.createdAt.getTime() + halfAnHour) : transaction.arrivesAt;

function timeOf({ daysAgo, hour }: SeedTransfer, { earner, now }: Past): Date {
  const today = toIsoDate(epochMs(now.getTime()), earner.timeZone);
  return new Date(atLocalTime(addDays(today, -daysAgo), hour, 0, earner.timeZone));
}

/** Replays the past of one employment in order: days accrue, transfers are made, arrive, fail or are cancelled. */
export async function replay(tx: Db, past: Past): Promise<void> {
  const { places, now, settings } = past;
  let { earner: employee } = past;
  let pending: Pending[] = [];

  const at = async (time: Date) => {
    employee = await bringUpToDate(tx, employee, time, settings.accessPercent);
    return standingOf(tx, employee, time, settings.accessPercent);
  };
  const endDue = async (until: Date) => {
    const due = pending.filter((one) => endOf(one) <= until).sort((a, b) => +endOf(a) - +endOf(b));
    pending = pending.filter((one) => endOf(one) > until);
    for (const one of due) {
      const { period } = await at(endOf(one));
      if (!one.canceled) await endTransfer(tx, one, employee, period);
      else {
        const change = { status: status.canceled, at: endOf(one), period } as const;
        await undoTransfer(tx, one.transaction, employee, change);
      }
    }
  };

  for (const transfer of past.transfers) {
    const time = timeOf(transfer, past);
    await endDue(time);
    const standing = await at(time);
    const instrument = places[transfer.to];
    const feeMinor = transfer.speed === 'Instant' ? settings.instantFee : zero;
    if (!instrument || !isCurrency(employee.currency) || standing.accessible < transfer.amount + feeMinor) {
      throw new Error(
        `${employee.userName} could not have made the transfer of ${transfer.daysAgo} days ago.`,
      );
    }
    const quote = {
      ...travelOf(employee.currency, transfer.speed, time),
      id: null,
      employeeId: employee.id,
      employmentId: employee.employmentId,
      instrumentId: instrument.id,
      amountMinor: transfer.amount,
      feeMinor,
      transferSpeed: transferSpeed.toWire(transfer.speed),
      contractIds: [],
      createdAt: time,
      expiresAt: time,
    };
    const transaction = await writeTransfer({ tx, employee, standing, now: time }, quote, instrument);
    await recordAcceptances(tx, {
      employeeId: employee.id,
      documents: transferContracts,
      reader: readerOf(employee, settings),
      reference: transaction.id,
      at: time,
    });
    pending.push({ transaction, instrument, canceled: transfer.canceled ?? false });
  }
  await endDue(now);
  for (const { transaction } of pending) await settleOnArrival(tx, transaction);
  await at(now);
}
