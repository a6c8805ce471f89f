import { and, asc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import type { Server } from '../../../platform/http/server.ts';
import { withOutside } from '../../../platform/jobs/outside-first.ts';
import { referenceOf } from './ask-rail.ts';
import type { RulesOfOrders } from './order-rules.ts';
import { stillOnItsWay } from './promise.ts';
import { advance, lockTransfer } from './stage.ts';
import { payments } from './tables.ts';
import { lockOrder, take } from './take-order.ts';

/** How long a rail may leave a question open before that is reported and people are told, in milliseconds. */
const patienceMs = 24 * 3_600_000;

const isUnanswered = (now: Date) =>
  and(isNotNull(payments.asking), lt(payments.askingSince, new Date(now.getTime() - patienceMs)));

/** References of payments about which a rail has left a question open for a day. It goes on being asked. */
export async function unanswered(db: Db, now: Date): Promise<readonly string[]> {
  const open = await db
    .select({ transactionId: payments.transactionId, part: payments.part })
    .from(payments)
    .where(isUnanswered(now))
    .orderBy(asc(payments.askingSince));
  return open.map(referenceOf);
}

/**
 * Tells people of the new day whose money a rail was to have brought and has said nothing about for a day, whether it can't be reached or does not
 * answer. One whose notice fails doesn't hold up the others; the first such failure is thrown in the end.
 */
export async function tellOfSilence(
  { db, clock, rails, settings: { accessPercent } }: Pick<Server, 'db' | 'clock' | 'rails' | 'settings'>,
  rules: RulesOfOrders,
): Promise<void> {
  const at = clock.now();
  const open = await db
    .select({ id: payments.transactionId, origin: payments.origin })
    .from(payments)
    .where(and(isUnanswered(at), eq(payments.part, 'principal'), isNull(payments.endedAt)));
  const told = open.map(({ id, origin }) =>
    origin === 'transfer'
      ? withOutside(db, {
          lock: (tx) => lockTransfer(tx, id),
          work: (tx, ask) => advance(stillOnItsWay, tx, { id, at, accessPercent, rails, ask }),
        })
      : withOutside(db, {
          lock: (tx) => lockOrder(tx, rules, id),
          work: async (tx, ask) => {
            const order = await take(tx, { rules, rails, ask }, { id, at });
            await order.rules.travelsOn(order);
          },
        }),
  );
  const failed = (await Promise.allSettled(told)).find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}
