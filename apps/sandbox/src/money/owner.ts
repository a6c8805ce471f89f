import { type CurrencyCode, isCurrency } from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import type { LedgerOwner } from '../ledger/accounts.ts';
import { type Employee, employees } from '../session/index.ts';

/** Whose accounts an employee's entries touch. */
export function ownerOf({ id, employerId, currency }: Employee): LedgerOwner {
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
