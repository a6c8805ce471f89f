import type { RegistrationStatus } from '@dayfare/domain/enrollment';
import { and, eq } from 'drizzle-orm';
import type { ApiContext } from '../session/api-context.ts';
import { employees } from '../session/index.ts';
import type { Phone } from './code.ts';
import { seededNumbers } from './newcomers.ts';

/** What is known of a number, for the person who has entered its code. */
export async function accountOf(
  { db }: Pick<ApiContext, 'db'>,
  { dialingCode, mobileNumber }: Phone,
): Promise<RegistrationStatus> {
  const [known] = await db
    .select({ id: employees.id })
    .from(employees)
    .where(and(eq(employees.dialingCode, dialingCode), eq(employees.mobileNumber, mobileNumber)));
  if (known) return 'AlreadyRegisteredActive';
  return seededNumbers[dialingCode + mobileNumber] ?? 'AvailableForRegistration';
}
