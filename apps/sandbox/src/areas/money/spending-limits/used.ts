import {
  addDays,
  atLocalTime,
  epochMs,
  type IsoDate,
  instrumentKind,
  type MinorUnits,
  minorUnits,
  ownMoneyKinds,
  toIsoDate,
} from '@dayfare/domain/money';
import { and, eq, gte, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { type Employee, employments } from '../../session/index.ts';
import { friendPayments } from '../core/friend-tables.ts';
import { instrumentMoves } from '../core/move-tables.ts';
import { moved } from '../core/moved.ts';
import { periodOf } from '../core/schedule.ts';
import { undone } from '../core/status.ts';
import { instruments, transactions } from '../core/tables.ts';

/** The days over which a limit is counted: the first of them, and the first after them. */
export interface Counted {
  readonly from: IsoDate;
  readonly until: IsoDate;
}

/**
 * The spans that today lies in. Of several employers' pay periods the one that began first counts, so that no period ever has more than
 * the limit. Null where there is no pay period.
 */
export async function spansOf(
  tx: Db,
  { id, timeZone }: Pick<Employee, 'id' | 'timeZone'>,
  now: Date,
): Promise<Record<'day', Counted> & Record<'payPeriod', Counted | null>> {
  const today = toIsoDate(epochMs(now.getTime()), timeZone);
  const schedules = await tx
    .select({ schedule: employments.schedule })
    .from(employments)
    .where(
      and(eq(employments.employeeId, id), or(isNull(employments.endedOn), gte(employments.endedOn, today))),
    );
  const [first] = schedules
    .map(({ schedule }) => periodOf(schedule, today))
    .toSorted((a, b) => a.startsOn.localeCompare(b.startsOn));
  return {
    day: { from: today, until: addDays(today, 1) },
    payPeriod: first ? { from: first.startsOn, until: addDays(first.endsOn, 1) } : null,
  };
}

/**
 * What a person has taken at all employers since the beginning of a day, paid to friends, and moved out of what we hold; neither what came back nor what
 * was theirs before, such as savings.
 */
export async function usedSince(
  tx: Db,
  { id, timeZone }: Pick<Employee, 'id' | 'timeZone'>,
  from: IsoDate,
): Promise<MinorUnits> {
  const midnight = new Date(atLocalTime(from, 0, 0, timeZone));
  const [taken] = await tx
    .select({ total: sql<string>`coalesce(sum(${moved.amount}), 0)` })
    .from(transactions)
    .where(
      and(
        eq(transactions.employeeId, id),
        gte(transactions.createdAt, midnight),
        notInArray(transactions.status, [...undone]),
      ),
    );
  const [paid] = await tx
    .select({ total: sql<string>`coalesce(sum(${friendPayments.amountMinor}), 0)` })
    .from(friendPayments)
    .where(and(eq(friendPayments.payerId, id), gte(friendPayments.createdAt, midnight)));
  const [movedOut] = await tx
    .select({
      total: sql<string>`coalesce(sum(${instrumentMoves.amountMinor} - ${instrumentMoves.returnedMinor}), 0)`,
    })
    .from(instrumentMoves)
    .innerJoin(instruments, eq(instruments.id, instrumentMoves.fromInstrumentId))
    .where(
      and(
        eq(instrumentMoves.employeeId, id),
        isNotNull(instrumentMoves.payout),
        notInArray(instruments.instrumentType, ownMoneyKinds.map(instrumentKind.toWire)),
        gte(instrumentMoves.createdAt, midnight),
      ),
    );
  return minorUnits(Number(taken?.total ?? 0) + Number(paid?.total ?? 0) + Number(movedOut?.total ?? 0));
}
