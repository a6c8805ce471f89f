import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { billerWith, currencyOf, findBillers } from '../money/index.ts';
import type { ApiContext, SignedIn } from '../session/index.ts';
import { keptBillers } from './tables.ts';

type Context = ApiContext & SignedIn;

/** Puts billers into someone's own list, where they are not yet. */
export async function keepBillers(
  db: Db,
  employeeId: number,
  billerIds: readonly number[],
  keptAt: Date,
): Promise<void> {
  if (billerIds.length === 0) return;
  await db
    .insert(keptBillers)
    .values(billerIds.map((billerId) => ({ employeeId, billerId, keptAt })))
    .onConflictDoNothing();
}

/** The billers that are paid in the person's currency, by part of a name. Those of the person's own list come first. */
export async function listBillers({ db, employee }: Context, search: string) {
  const kept = await db.select().from(keptBillers).where(eq(keptBillers.employeeId, employee.id));
  const ids = new Set(kept.map(({ billerId }) => billerId));
  const found = findBillers(currencyOf(employee), search).map(({ id, name, category }) => ({
    ...{ id, name, category, isKept: ids.has(id) },
  }));
  return [...found.filter(({ isKept }) => isKept), ...found.filter(({ isKept }) => !isKept)];
}

/** Puts a biller into the person's own list or takes it out, as it is to be. Refuses with BillerNotFound. */
export async function setKept(
  { db, clock, employee }: Context,
  { billerID, isKept }: { readonly billerID: number; readonly isKept: boolean },
): Promise<void> {
  if (!billerWith(billerID, currencyOf(employee))) throw new Refusal('BillerNotFound');
  if (isKept) await keepBillers(db, employee.id, [billerID], clock.now());
  else
    await db
      .delete(keptBillers)
      .where(and(eq(keptBillers.employeeId, employee.id), eq(keptBillers.billerId, billerID)));
}
