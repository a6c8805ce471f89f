import { add, minorUnits, type ProofRefusal, proofStatus } from '@dayfare/domain/money';
import { and, eq, sql } from 'drizzle-orm';
import { accrualLines } from '../../../ledger/entries.ts';
import { post } from '../../../ledger/post.ts';
import type { Db } from '../../../platform/db/db.ts';
import { underLocks } from '../../../platform/db/transaction.ts';
import type { Server } from '../../../platform/http/server.ts';
import { type Earner, lockEarner, ownerOf } from '../core/owner.ts';
import { type ProofRow, proofs } from '../core/proof-tables.ts';
import { dayEarnings } from '../core/tables.ts';
import { bringUpToDate } from '../wages/accrue.ts';
import { grossOf } from '../wages/gross.ts';
import { accessLimitOf } from '../wages/pay.ts';
import { currentPeriod } from '../wages/pay-period-summary.ts';
import { tellOfDecision } from './notices.ts';

/** What was decided about a proof. */
export type Decision =
  | {
      readonly status: 'Accepted' /** Hours that it shows, in minutes; 0 for a deduction. */;
      readonly minutes: number;
    }
  | { readonly status: 'Refused'; readonly refusal: ProofRefusal };

/** Adds hours that were not reported to a day of the pay period that is running; hours of a closed one come with the next pay. */
async function addHours(
  tx: Db,
  earner: Earner,
  {
    proof,
    minutes,
    at,
    accessPercent,
  }: { proof: ProofRow; minutes: number; at: Date; accessPercent: number },
): Promise<void> {
  const { startsOn, endsOn } = await currentPeriod(tx, earner.employmentId);
  if (proof.day < startsOn || proof.day > endsOn || minutes === 0) return;
  const gross = minorUnits(Math.floor((earner.hourlyRateMinor * minutes) / 60));
  const before = await grossOf(tx, earner.employmentId, startsOn);
  await tx
    .insert(dayEarnings)
    .values({
      ...{ employmentId: earner.employmentId, earnedOn: proof.day, periodStart: startsOn },
      ...{ regularMinutes: minutes, overtimeMinutes: 0, doubleTimeMinutes: 0, grossMinor: gross },
    })
    .onConflictDoUpdate({
      target: [dayEarnings.employmentId, dayEarnings.earnedOn],
      set: {
        regularMinutes: sql`${dayEarnings.regularMinutes} + ${minutes}::int`,
        grossMinor: sql`${dayEarnings.grossMinor} + ${gross}::bigint`,
      },
    });
  const limit = (total: typeof before) => accessLimitOf(earner, total, accessPercent);
  await post(tx, {
    ...{ kind: 'accrual', reference: `accrual:proof:${proof.id}`, at },
    lines: accrualLines(ownerOf(earner), limit(add(before, gross)) - limit(before)),
  });
}

/** Decides about a proof that is in review, once, and tells the person. Gives whether there was one to decide about. */
export function decide(
  { db, clock, settings }: Pick<Server, 'db' | 'clock' | 'settings'>,
  id: number,
  decision: Decision,
): Promise<boolean> {
  const at = clock.now();
  return underLocks(db, async (tx) => {
    const inReview = proofStatus.toWire('InReview');
    const [proof] = await tx
      .update(proofs)
      .set({
        status: proofStatus.toWire(decision.status),
        refusal: decision.status === 'Refused' ? decision.refusal : null,
      })
      .where(and(eq(proofs.id, id), eq(proofs.status, inReview)))
      .returning();
    if (!proof) return false;
    const { accessPercent } = settings;
    const earner = await bringUpToDate(tx, await lockEarner(tx, proof.employmentId), at, accessPercent);
    if (decision.status === 'Accepted')
      await addHours(tx, earner, { proof, minutes: decision.minutes, at, accessPercent });
    await tellOfDecision(tx, earner, { isAccepted: decision.status === 'Accepted', day: proof.day, at });
    return true;
  });
}
