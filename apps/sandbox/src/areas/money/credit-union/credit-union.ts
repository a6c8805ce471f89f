import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { type Employment, employers } from '../../session/index.ts';
import { creditUnionMembers } from './tables.ts';

/** The partner's credit union. It is made up; the routing number has a valid check digit and is not in use. */
export const creditUnion = {
  name: 'East Cove Schools FCU',
  routingNumber: '129900049',
  membershipServices: '1-800-555-0163',
} as const;

/** What the credit union says about an account number and its holder. */
export type CreditUnionAnswer = 'found' | 'notFound' | 'onHold';

/** Asks the credit union whether an account belongs to a person. */
export async function askCreditUnion(
  tx: Db,
  employeeId: number,
  accountNumber: string,
): Promise<CreditUnionAnswer> {
  const [member] = await tx
    .select()
    .from(creditUnionMembers)
    .where(eq(creditUnionMembers.employeeId, employeeId));
  if (member?.accountNumber !== accountNumber) return 'notFound';
  return member.standing === 'good' ? 'found' : 'onHold';
}

/** Whether the people of an employer are paid to the credit union. */
export async function hasCreditUnion(tx: Db, employment: Employment | undefined): Promise<boolean> {
  if (!employment?.employerId) return false;
  const [employer] = await tx
    .select({ creditUnion: employers.creditUnion })
    .from(employers)
    .where(eq(employers.id, employment.employerId));
  return employer?.creditUnion ?? false;
}
