import { type MinorUnits, minorUnits } from '@dayfare/domain/money';
import { underLocks } from '../../../platform/db/transaction.ts';
import { type ApiContext, employmentOf, type SignedIn } from '../../session/index.ts';
import { lockPayPeriod } from '../wages/up-to-date.ts';
import { accessOf } from './access.ts';

/** What can be taken of pay now; zero for users without wages. */
export async function availableNow(context: ApiContext & SignedIn): Promise<MinorUnits> {
  const employment = await employmentOf(context.db, context);
  if (!employment) return minorUnits(0);
  return underLocks(context.db, async (tx) => {
    const now = context.clock.now();
    const pay = await lockPayPeriod(tx, { settings: context.settings, employmentId: employment.id }, now);
    const { closure, bound, funding } = await accessOf({ tx, ...pay }, context);
    if (closure) return minorUnits(0);
    return minorUnits(Math.max(0, Math.min(pay.summary.accessible, bound.left, funding ?? bound.left)));
  });
}
