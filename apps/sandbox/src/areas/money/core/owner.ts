import { type CurrencyCode, isCurrency } from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import type { LedgerOwner } from '../../../ledger/accounts.ts';
import type { Db } from '../../../platform/db/db.ts';
import { type Employee, type Employment, employees, employments } from '../../session/index.ts';

/** A person together with the employment whose wages it is about. */
export type Earner = Employee & Omit<Employment, 'id' | 'employeeId'> & { readonly employmentId: number };

/** Puts a person and one of their employments together. */
export function earnerOf(employee: Employee, employment: Employment): Earner {
  const { id: employmentId, employeeId: _person, ...earned } = employment;
  return { ...employee, ...earned, employmentId };
}

/** Whose accounts an earner's entries touch. */
export function ownerOf({ id, employerId, currency }: Earner): LedgerOwner {
  return { employeeId: id, employerId, currency };
}

/** What an employee is paid in. */
export function currencyOf({ currency }: Pick<Employee, 'currency'>): CurrencyCode {
  if (!isCurrency(currency)) throw new Error(`An employee is paid in ${currency}, which we don't know.`);
  return currency;
}

/** Reads an employee and keeps everyone else from moving their money until the transaction ends. */
export async function lockEmployee(tx: Db, id: number): Promise<Employee> {
  const [employee] = await tx.select().from(employees).where(eq(employees.id, id)).for('update');
  if (!employee) throw new Error(`Employee ${id} is gone.`);
  return employee;
}

/** Reads an employment and its person, under the same lock as {@link lockEmployee}: it is one for all of a person's money. */
export async function lockEarner(tx: Db, employmentId: number): Promise<Earner> {
  const [found] = await tx
    .select({ employee: employees, employment: employments })
    // The person's row is locked first, as by those who go on to an employment of theirs.
    .from(employees)
    .innerJoin(employments, eq(employments.employeeId, employees.id))
    .where(eq(employments.id, employmentId))
    .for('update');
  if (!found) throw new Error(`Employment ${employmentId} is gone.`);
  return earnerOf(found.employee, found.employment);
}
