import { leftOf, limitSpans, type MinorUnits, type OwnBound } from '@dayfare/domain/money';
import type { Db } from '../../../platform/db/db.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Employee } from '../../session/index.ts';
import { currencyOf } from '../core/owner.ts';
import { limitsNow } from './limits.ts';
import { spansOf, usedSince } from './used.ts';

/** A person's own limits that apply now, with what counts against each. Without a limit nothing is added up. */
export async function ownBoundsOf(
  tx: Db,
  employee: Pick<Employee, 'id' | 'timeZone'>,
  { limits, now }: { readonly limits: Awaited<ReturnType<typeof limitsNow>>; readonly now: Date },
): Promise<readonly OwnBound[]> {
  if (limitSpans.every((span) => limits[span].amount === null)) return [];
  const spans = await spansOf(tx, employee, now);
  const bounds: OwnBound[] = [];
  for (const span of limitSpans) {
    const { amount } = limits[span];
    const counted = spans[span];
    if (amount !== null && counted)
      bounds.push({
        ...{ span, amount, until: counted.until },
        used: await usedSince(tx, employee, counted.from),
      });
  }
  return bounds;
}

/** Refuses an amount above what a limit of one's own leaves, with OwnLimitExceeded. For money that is taken without a balance of wages. */
export async function requireWithinOwnLimits(
  tx: Db,
  employee: Employee,
  { amount, now }: { readonly amount: MinorUnits; readonly now: Date },
): Promise<void> {
  const limits = await limitsNow(tx, employee.id, now);
  const bounds = await ownBoundsOf(tx, employee, { limits, now });
  const left = bounds.map((bound) => leftOf(bound.amount, bound.used));
  const [least] = left.toSorted((a, b) => a - b);
  if (least !== undefined && amount > least)
    throw new Refusal('OwnLimitExceeded', { currency: currencyOf(employee), max: least });
}
