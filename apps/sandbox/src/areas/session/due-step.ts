import { type DueFacts, type DueStep, dueStep } from '@dayfare/domain/session';
import type { Db } from '../../platform/db/db.ts';
import { hasAcceptedTerms } from '../contracts/index.ts';
import { businessesOf, hasToChoose } from './employments.ts';
import type { Session } from './sessions/session-tables.ts';
import { employerSignInOf } from './sso/prompt.ts';
import type { Employee } from './tables.ts';

/** Whether the terms are accepted, by a person who has to accept them. */
export async function isContractAccepted(db: Db, employee: Employee): Promise<boolean> {
  return !employee.mustAcceptTerms || (await hasAcceptedTerms(db, employee.id));
}

async function factsOf(db: Db, session: Session, employee: Employee): Promise<DueFacts> {
  const [employerSignIn, accepted, businesses] = await Promise.all([
    session.openedBy === 'password' ? employerSignInOf(db, employee) : null,
    isContractAccepted(db, employee),
    businessesOf(db, employee),
  ]);
  return {
    enrollmentStatus: 'Enrolled',
    sso: employerSignIn,
    sentPin: session.pendingPinId === null ? null : { id: session.pendingPinId },
    isStateExpired: employee.isStateExpired,
    mustChangePassword: employee.mustChangePassword,
    isContractAccepted: accepted,
    mustChooseBusiness: hasToChoose(businesses, session.businessId),
  };
}

/** The step that a session has to finish before anything else opens, by the rule that the app's guard asks as well. */
export async function dueStepOf(
  db: Db,
  { session, employee }: { readonly session: Session; readonly employee: Employee },
): Promise<DueStep | null> {
  return dueStep(await factsOf(db, session, employee));
}
