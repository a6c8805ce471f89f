import type { WireOwnLimits } from '@dayfare/api/money/settings/spending-limits-contract';
import {
  epochMs,
  fromWire,
  type LimitSpan,
  leftOf,
  limitAfter,
  limitAt,
  limitSpans,
  type MinorUnits,
  minorUnits,
  noLimit,
  type OwnLimit,
  toWire,
  withoutChange,
} from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { underLocks } from '../../../platform/db/transaction.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Employee } from '../../session/index.ts';
import type { SignedInContext } from '../core/contexts.ts';
import { currencyOf, lockEmployee } from '../core/owner.ts';
import { ownLimits } from './tables.ts';
import { spansOf, usedSince } from './used.ts';

const amountOrNone = (minor: number | null): MinorUnits | null => (minor === null ? null : minorUnits(minor));
const onWireOrNone = (amount: MinorUnits | null): number | null => (amount === null ? null : toWire(amount));

type OwnLimitsNow = Readonly<Record<LimitSpan, OwnLimit>>;

/** Limits as they were read, as of a moment. */
export function limitsIn(rows: readonly (typeof ownLimits.$inferSelect)[], now: Date): OwnLimitsNow {
  const of = (span: LimitSpan) => {
    const row = rows.find((one) => one.span === span);
    if (!row) return noLimit;
    const amount = amountOrNone(row.nextAmountMinor);
    const change = row.nextFrom && { amount, from: epochMs(row.nextFrom.getTime()) };
    return limitAt({ amount: amountOrNone(row.amountMinor), change }, epochMs(now.getTime()));
  };
  return { day: of('day'), payPeriod: of('payPeriod') };
}

/** The limits that a person has set for themselves, as of a moment. */
export async function limitsNow(tx: Db, employeeId: number, now: Date): Promise<OwnLimitsNow> {
  return limitsIn(await tx.select().from(ownLimits).where(eq(ownLimits.employeeId, employeeId)), now);
}

async function onWire(tx: Db, employee: Employee, now: Date): Promise<WireOwnLimits> {
  const limits = await limitsNow(tx, employee.id, now);
  const spans = await spansOf(tx, employee, now);
  const shown: WireOwnLimits['limits'] = [];
  for (const span of limitSpans) {
    const counted = spans[span];
    if (!counted) continue;
    const { amount, change } = limits[span];
    const used = await usedSince(tx, employee, counted.from);
    shown.push({
      ...{ span, amount: onWireOrNone(amount), used: toWire(used), until: counted.until },
      left: amount === null ? null : toWire(leftOf(amount, used)),
      change: change && { amount: onWireOrNone(change.amount), from: new Date(change.from).toISOString() },
    });
  }
  return { currency: currencyOf(employee), limits: shown };
}

/** The limits of the person who asks, with what counts against them. */
export function ownLimitsOf({ db, clock, employee }: SignedInContext): Promise<WireOwnLimits> {
  return onWire(db, employee, clock.now());
}

/** Changes a limit under the lock of everything that takes money, so that nothing is taken by what no longer holds. */
function change(
  { db, clock, employee: { id } }: SignedInContext,
  span: LimitSpan,
  next: (limit: OwnLimit, now: Date) => OwnLimit,
): Promise<WireOwnLimits> {
  const now = clock.now();
  return underLocks(db, async (tx) => {
    const employee = await lockEmployee(tx, id);
    const limits = await limitsNow(tx, id, now);
    const limit = next(limits[span], now);
    const set = {
      amountMinor: limit.amount,
      nextAmountMinor: limit.change?.amount ?? null,
      nextFrom: limit.change && new Date(limit.change.from),
    };
    await tx
      .insert(ownLimits)
      .values({ employeeId: id, span, ...set })
      .onConflictDoUpdate({ target: [ownLimits.employeeId, ownLimits.span], set });
    return onWire(tx, employee, now);
  });
}

/** Sets, lowers, raises or lifts a limit. Refuses an amount of nothing with InvalidRequest. */
export function saveOwnLimit(
  context: SignedInContext,
  { span, amount }: { readonly span: LimitSpan; readonly amount: number | null },
): Promise<WireOwnLimits> {
  const wanted = amount === null ? null : fromWire(amount);
  if (wanted !== null && wanted <= 0) throw new Refusal('InvalidRequest', undefined, 'amount');
  return change(context, span, (limit, now) => limitAfter(limit, wanted, epochMs(now.getTime())));
}

/** Takes back a rise that waits. */
export function cancelOwnLimitChange(context: SignedInContext, span: LimitSpan): Promise<WireOwnLimits> {
  return change(context, span, (limit, now) => withoutChange(limit, epochMs(now.getTime())));
}
