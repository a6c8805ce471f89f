import {
  addDays,
  atLocalTime,
  epochMs,
  isCurrency,
  minorUnits,
  toIsoDate,
  transferSpeed,
} from '@dayfare/domain/money';
import { acceptanceInserts, transferContracts } from '../areas/contracts/index.ts';
import {
  advance,
  bringUpToDate,
  chargedColumns,
  chargeOf,
  computeAccessBalance,
  deliverySchedule,
  destinationOf,
  type Earner,
  handOver,
  type Instrument,
  lockEarner,
  type Stage,
  type Staged,
  stagesWith,
  status,
  undoTransfer,
  writeTransfer,
} from '../areas/money/index.ts';
import type { Db } from '../platform/db/db.ts';
import type { Settings } from '../platform/http/settings.ts';
import { enqueue } from '../platform/jobs/queue.ts';
import { railBooks } from '../rails/index.ts';
import { readerOf } from './reader.ts';
import type { SeedTransfer } from './seed.ts';

/** The configuration of that time is unknown; it closed nothing. */
const pastStages = stagesWith(() => null);

/** Whose past is written, and up to when. */
export interface Past {
  readonly earner: Earner;
  readonly transfers: readonly SeedTransfer[];
  readonly places: readonly Instrument[];
  readonly now: Date;
  readonly settings: Settings;
}

/** A stage of a transfer that is still to come, or its cancellation. */
interface Pending {
  readonly id: string;
  readonly kind: string;
  readonly dueAt: Date;
}

const cancellation = 'cancellation';
const halfAnHour = 30 * 60_000;

function timeOf({ daysAgo, hour }: SeedTransfer, { earner, now }: Past): Date {
  const today = toIsoDate(epochMs(now.getTime()), earner.timeZone);
  return new Date(atLocalTime(addDays(today, -daysAgo), hour, 0, earner.timeZone));
}

/** The rails of a past that is made up: their books are written in the same transaction, without asking them. */
export const railsOfThePast = (tx: Db): Pick<Staged, 'rails' | 'ask'> => ({
  rails: railBooks(tx),
  ask: async (_key, { claim, call }) => {
    await claim?.(tx);
    return call();
  },
});

/** Replays the past of one employment in order: days accrue, transfers are made, arrive, fail or are cancelled. */
export async function replay(tx: Db, past: Past): Promise<void> {
  const { places, now, settings } = past;
  let { earner: employee } = past;
  let pending: Pending[] = [];

  const at = async (time: Date) => {
    employee = await bringUpToDate(tx, employee, time, settings.accessPercent);
    return computeAccessBalance(tx, employee, time, settings.accessPercent);
  };
  const cancel: Stage = async ({ transaction, period, at: time }) => {
    const change = { status: status.canceled, at: time, period } as const;
    return { transaction: await undoTransfer(tx, transaction, employee, change) };
  };
  const endDue = async (until: Date) => {
    for (;;) {
      const [first] = pending.filter(({ dueAt }) => dueAt <= until).sort((a, b) => +a.dueAt - +b.dueAt);
      if (!first) return;
      pending = pending.filter((one) => one !== first);
      const stage = first.kind === cancellation ? cancel : pastStages[first.kind];
      if (!stage) throw new Error(`There is no stage ${first.kind}.`);
      const { accessPercent } = settings;
      const result = await advance(stage, tx, {
        ...{ id: first.id, at: first.dueAt, accessPercent, ...railsOfThePast(tx) },
      });
      if (result?.next) pending.push({ ...result.next, id: first.id });
      employee = await lockEarner(tx, employee.employmentId);
    }
  };

  for (const transfer of past.transfers) {
    const time = timeOf(transfer, past);
    await endDue(time);
    const summary = await at(time);
    const instrument = places[transfer.to];
    const priced = {
      ...{ employee, instrument, settings, now: time },
      periodStart: summary.period.startsOn,
    };
    const charge = await chargeOf(tx, transfer.speed, priced);
    if (!instrument || !isCurrency(employee.currency) || summary.accessible < transfer.amount + charge.fee) {
      throw new Error(
        `${employee.userName} could not have made the transfer of ${transfer.daysAgo} days ago.`,
      );
    }
    const quote = {
      ...deliverySchedule(employee.currency, transfer.speed, time),
      id: null,
      employeeId: employee.id,
      employmentId: employee.employmentId,
      instrumentId: instrument.id,
      ...chargedColumns(minorUnits(transfer.amount), charge),
      transferSpeed: transferSpeed.toWire(transfer.speed),
      contractIds: [],
      createdAt: time,
      expiresAt: time,
    };
    const place = { instrument, destination: await destinationOf(tx, instrument) };
    const { transaction } = await writeTransfer({ tx, employee, summary, now: time }, quote, {
      place,
      also: ({ id: reference }) =>
        acceptanceInserts(tx, {
          ...{ employeeId: employee.id, documents: transferContracts, reader: readerOf(employee) },
          ...{ reference, at: time },
        }),
    });
    const { id, sendAt } = transaction;
    pending.push(
      transfer.canceled
        ? { id, kind: cancellation, dueAt: new Date(time.getTime() + halfAnHour) }
        : { id, kind: handOver, dueAt: sendAt },
    );
  }
  await endDue(now);
  await enqueue(tx, ...pending.map(({ id, kind, dueAt }) => ({ reference: id, kind, dueAt })));
  await at(now);
}
