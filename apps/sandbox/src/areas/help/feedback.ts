import type { WireFeedback } from '@dayfare/api/help/feedback-contract';
import { asksForRating, type RatingAction, ratingAction } from '@dayfare/domain/help';
import { and, count, eq } from 'drizzle-orm';
import { Refusal } from '../../platform/http/refusal.ts';
import { spendQuota } from '../../platform/limits/quotas.ts';
import { status, transactions } from '../money/index.ts';
import type { ApiContext, SignedIn } from '../session/index.ts';
import { appRatings, feedback } from './tables.ts';

type Context = ApiContext & SignedIn;

const dayMs = 24 * 3_600_000;

/** Keeps what someone says about the product. Refuses with DailyLimitReached if it is one too many. */
export async function keepFeedback(
  { db, clock, settings, employee }: Context,
  { kind, text, mayContact }: WireFeedback,
): Promise<true> {
  const quota = { points: settings.limits.feedbackPerDay, perMs: dayMs };
  if (!(await spendQuota(db, ['feedback', employee.id], quota, { now: clock.now() })))
    throw new Refusal('DailyLimitReached');
  await db
    .insert(feedback)
    .values({ employeeId: employee.id, kind, body: text, mayContact, at: clock.now() });
  return true;
}

/** `PerformRating` if someone is to be asked for a rating now; otherwise the last answer, or `NoThanks` if there is none yet. */
export async function ratingStatusOf({ db, clock, employee }: Context): Promise<RatingAction> {
  const [[answer], [arrived]] = await Promise.all([
    db.select().from(appRatings).where(eq(appRatings.employeeId, employee.id)),
    db
      .select({ count: count() })
      .from(transactions)
      .where(and(eq(transactions.employeeId, employee.id), eq(transactions.status, status.completed))),
  ]);
  const facts = { answer: answer ?? null, arrived: arrived?.count ?? 0 };
  return asksForRating(facts, clock.now()) ? 'PerformRating' : (answer?.action ?? 'NoThanks');
}

/** Records an answer. Refuses with InvalidRequest what is none. */
export async function answerRating({ db, clock, employee }: Context, wire: number): Promise<void> {
  const action = ratingAction.fromWire(wire);
  if (!action || action === 'PerformRating') throw new Refusal('InvalidRequest');
  const answer = { action, at: clock.now() };
  await db
    .insert(appRatings)
    .values({ employeeId: employee.id, ...answer })
    .onConflictDoUpdate({ target: appRatings.employeeId, set: answer });
}
