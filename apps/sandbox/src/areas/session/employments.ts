import { matchedStatus } from '@dayfare/domain/enrollment';
import { os } from '@orpc/server';
import { and, asc, eq, max, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { ApiContext, SignedIn } from './api-context.ts';
import { type Session, sessions } from './sessions/session-tables.ts';
import { type Employee, type Employment, employers, employments } from './tables.ts';

/** When a person last chose an employer. */
const lastChosen = (db: Db, employeeId: number) =>
  db
    .select({ at: max(sessions.createdAt) })
    .from(sessions)
    .where(and(eq(sessions.employeeId, employeeId), eq(sessions.businessId, employers.id)));

/** Employers of a person, the one that was chosen last first. */
export function businessesOf(db: Db, employee: Pick<Employee, 'id'>) {
  return db
    .select({ businessId: employers.id, companyName: employers.name })
    .from(employments)
    .innerJoin(employers, eq(employers.id, employments.employerId))
    .where(eq(employments.employeeId, employee.id))
    .orderBy(sql`${lastChosen(db, employee.id)} desc nulls last`, asc(employers.id));
}

/** The one of several that was chosen, or the only one; undefined as long as there is a choice to make. */
export function currentOf<Item>(all: readonly Item[], isChosen: (item: Item) => boolean): Item | undefined {
  return all.find(isChosen) ?? (all.length === 1 ? all[0] : undefined);
}

/** Wire number that says whether an employer's records have the person: the same wherever it is answered. */
export function matchedStatusOf(hasEmployer: boolean): number {
  return matchedStatus.toWire(hasEmployer ? 'Permanent' : 'None');
}

/** Whether one of several employers has yet to be chosen. */
export function hasToChoose(all: readonly { readonly businessId: number }[], chosen: number | null): boolean {
  return all.length > 1 && !all.some(({ businessId }) => businessId === chosen);
}

/** The employment that a session is about; undefined as long as someone with several has not chosen. */
export async function employmentOf(
  db: Db,
  { session, employee }: { readonly session: Session; readonly employee: Pick<Employee, 'id'> },
): Promise<Employment | undefined> {
  const all = await db.select().from(employments).where(eq(employments.employeeId, employee.id));
  return currentOf(all, ({ employerId }) => employerId !== null && employerId === session.businessId);
}

/**
 * Sets the employment that the call is about, after `requireSession`. Refuses with BusinessNotChosen if there are several and none has
 * been chosen: no one is shown, or paid, wages without knowing from which employer.
 */
export const requireEmployment = os
  .$context<ApiContext & SignedIn>()
  .middleware(async ({ context, next }) => {
    const employment = await employmentOf(context.db, context);
    if (!employment) throw new Refusal('BusinessNotChosen');
    return next({ context: { employmentId: employment.id } });
  });
