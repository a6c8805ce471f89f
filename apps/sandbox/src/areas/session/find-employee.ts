import type { Credentials } from '@dayfare/api/session/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { type Employee, employees } from './tables.ts';

/** The ten digits of a North American number, however it was written, with or without its country code. */
export function digitsOf(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}

/** Who someone says they are. */
export type Identified = Pick<Credentials, 'identifier' | 'identifierType' | 'dialingCode'>;

const northAmerica = '1';

/** All digits of a number, its dialling code first. Without a code or a plus sign it is North American. */
function wholeNumber({ identifier, dialingCode = northAmerica }: Omit<Identified, 'identifierType'>): string {
  const text = identifier.trim();
  if (text.startsWith('+')) return text.replace(/\D/g, '');
  if (dialingCode !== northAmerica) return dialingCode + text.replace(/\D/g, '');
  return northAmerica + digitsOf(text);
}

/**
 * One spelling for all the ways in which the same identifier can be typed: a North American number as its ten digits, another country's
 * with a plus sign and its dialling code.
 */
export function normalIdentifier(identified: Identified): string {
  if (identified.identifierType !== 'MobileNumber') return identified.identifier.trim().toLowerCase();
  const whole = wholeNumber(identified);
  return whole.startsWith(northAmerica) ? whole.slice(1) : `+${whole}`;
}

const longestDialingCode = 4;

/** Whose number it is. The national digits alone could be another user's in another country. */
function hasNumber(identified: Identified) {
  const whole = wholeNumber(identified);
  const national = Array.from({ length: longestDialingCode }, (_, at) => whole.slice(at + 1));
  return and(
    // The column has an index, which the whole number hasn't.
    inArray(employees.mobileNumber, national),
    eq(sql`${employees.dialingCode} || ${employees.mobileNumber}`, whole),
  );
}

const isCalled = {
  Username: (identified) => eq(employees.userName, normalIdentifier(identified)),
  EmailAddress: (identified) => eq(employees.emailAddress, normalIdentifier(identified)),
  MobileNumber: hasNumber,
} as const satisfies Record<Credentials['identifierType'], (identified: Identified) => unknown>;

/** The employee the identifier names, if there is one. */
export async function findEmployee(db: Db, credentials: Identified): Promise<Employee | undefined> {
  const [employee] = await db
    .select()
    .from(employees)
    .where(isCalled[credentials.identifierType](credentials));
  return employee;
}
