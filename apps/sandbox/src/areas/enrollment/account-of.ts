import type { RegistrationStatus } from '@dayfare/domain/enrollment';
import { eq } from 'drizzle-orm';
import { type ApiContext, employees } from '../session/index.ts';
import type { Phone } from './code.ts';
import { seededNumbers } from './newcomers.ts';

/** What is known of a number, for the person who has entered its code. */
export async function accountOf(
  { db }: Pick<ApiContext, 'db'>,
  { dialingCode, mobileNumber }: Phone,
): Promise<RegistrationStatus> {
  const [known] = await db
    .select({ dialingCode: employees.dialingCode })
    .from(employees)
    .where(eq(employees.mobileNumber, mobileNumber));
  if (known?.dialingCode === dialingCode) return 'AlreadyRegisteredActive';
  // The same national digits in another country: no account can be made with them, which is said before anything else is asked for.
  if (known) return 'PhoneCarrierNotValidated';
  return seededNumbers[dialingCode + mobileNumber] ?? 'AvailableForRegistration';
}
