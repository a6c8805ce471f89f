import { desc } from 'drizzle-orm';
import { checkLedger, driftedBalances } from '../../../ledger/check.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Server } from '../../../platform/http/server.ts';
import { checkPayments, differingFor } from './agree.ts';
import { unanswered } from './silence.ts';
import { reconciliations } from './tables.ts';

/** How often books, payments and rails are compared, in milliseconds of business time. */
const everyMs = 60 * 60_000;

/** What the last comparison said; undefined before the first. */
export async function lastReconciliation(db: Db) {
  const [last] = await db.select().from(reconciliations).orderBy(desc(reconciliations.id)).limit(1);
  return last;
}

type Compared = Pick<Server, 'db' | 'rails'>;

/** Compares the ledger, the payments and the rails with one another, what lies here as of one moment, and keeps what they say. */
export async function reconcile({ db, rails }: Compared, at: Date) {
  const differing = await differingFor(db, rails);
  return db.transaction(
    async (tx) => {
      const [ledger, own] = [await checkLedger(tx), await checkPayments(tx)];
      const details = {
        ...ledger,
        differing,
        ...own,
        drifted: await driftedBalances(tx),
        unanswered: await unanswered(tx, at),
      };
      const differences = differencesIn(details).length;
      const [written] = await tx.insert(reconciliations).values({ at, differences, details }).returning();
      if (!written) throw new Error('The reconciliation was not written.');
      return written;
    },
    { isolationLevel: 'repeatable read' },
  );
}

/** A difference: in which list it stands, and what it is about. */
interface Difference {
  readonly kind: string;
  readonly about: string;
}

/** What a comparison has found, each difference by itself. */
function differencesIn({ sum, ...lists }: typeof reconciliations.$inferSelect.details): Difference[] {
  const named = Object.entries(lists).flatMap(([kind, list]) =>
    (list ?? []).map((about) => ({ kind, about: String(about) })),
  );
  return sum === 0 ? named : [{ kind: 'sum', about: String(sum) }, ...named];
}

/** Compares them if that is due, and gives what differs. */
export async function reconcileWhenDue({
  clock,
  ...compared
}: Compared & Pick<Server, 'clock'>): Promise<readonly Difference[]> {
  const last = await lastReconciliation(compared.db);
  const now = clock.now();
  // A clock that was put back must not keep it from being done.
  if (last && Math.abs(now.getTime() - last.at.getTime()) < everyMs) return [];
  return differencesIn((await reconcile(compared, now)).details);
}
