import type { Credentials } from '@dayfare/api/session/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { type Employee, employees } from './tables.ts';

/** The ten digits of a North American number, however it was written, with or without its country code. */
export function digitsOf(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}

/** Who someone says they are. */
export type Identified = Pick<Credentials, 'identifier' | 'identifierType'>;

/** One spelling for all the ways in which the same identifier can be typed. */
export function normalIdentifier({ identifier, identifierType }: Identified): string {
  const text = identifier.trim().toLowerCase();
  return identifierType === 'MobileNumber' ? digitsOf(text) : text;
}

const columnOf = {
  Username: employees.userName,
  EmailAddress: employees.emailAddress,
  MobileNumber: employees.mobileNumber,
} as const satisfies Record<Credentials['identifierType'], unknown>;

/** The employee the identifier names, if there is one. */
export async function findEmployee(db: Db, credentials: Identified): Promise<Employee | undefined> {
  const column = columnOf[credentials.identifierType];
  const [employee] = await db
    .select()
    .from(employees)
    .where(eq(column, normalIdentifier(credentials)));
  return employee;
}
