import { add, atLocalTime, epochMs, type MinorUnits, minorUnits, toIsoDate } from '@dayfare/domain/money';
import { and, eq, gte, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import type { ApiContext, SignedIn } from '../../http/api-context.ts';
import { type Employee, spendProof } from '../../session/index.ts';
import { friendPayments } from '../friends/tables.ts';
import { instrumentMoves } from './tables.ts';

/** What has gone today, by the clock where the person lives, out of what we hold for them: to friends, to banks and to cards. */
async function sentToday(tx: Db, { id, timeZone }: Employee, now: Date): Promise<MinorUnits> {
  const today = toIsoDate(epochMs(now.getTime()), timeZone);
  const midnight = new Date(atLocalTime(today, 0, 0, timeZone));
  const total = sql<string>`coalesce(sum(amount_minor), 0)`;
  const [toFriends] = await tx
    .select({ total })
    .from(friendPayments)
    .where(and(eq(friendPayments.payerId, id), gte(friendPayments.createdAt, midnight)));
  const [paidOut] = await tx
    .select({ total })
    .from(instrumentMoves)
    .where(
      and(
        eq(instrumentMoves.employeeId, id),
        isNotNull(instrumentMoves.payout),
        gte(instrumentMoves.createdAt, midnight),
      ),
    );
  return minorUnits(Number(toFriends?.total ?? 0) + Number(paidOut?.total ?? 0));
}

/**
 * Uses up the proof that an amount needs which, with what else has gone on the same day, is large: many small ones are no way around it. In the
 * transaction that moves the money. Refuses with ProofRequired.
 */
export async function spendLargeProof(context: ApiContext & SignedIn, amount: MinorUnits): Promise<void> {
  const { db: tx, clock, employee, settings } = context;
  if (add(await sentToday(tx, employee, clock.now()), amount) <= settings.stepUpAmount) return;
  await spendProof(context, employee.pinToEmail);
}
