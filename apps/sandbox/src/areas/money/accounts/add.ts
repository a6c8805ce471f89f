import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type ApiContext, type Employee, recordEvent } from '../../session/index.ts';
import { type Instrument, instruments } from '../core/tables.ts';
import { warnOfChange } from './notices.ts';
import { deleted } from './own-accounts.ts';
import { bankAccounts } from './tables.ts';

/** What tells accounts apart. */
interface Numbers {
  readonly routingNumber: string;
  readonly accountNumber: string;
}

/** How many accounts and cards a person can have. */
const mostInstruments = 10;

const accountsOf = (tx: Db, employee: Employee) =>
  tx
    .select({ instrument: instruments, account: bankAccounts })
    .from(instruments)
    .leftJoin(bankAccounts, eq(bankAccounts.instrumentId, instruments.id))
    .where(
      and(
        eq(instruments.employeeId, employee.id),
        ne(instruments.status, deleted),
        eq(instruments.isGoal, false),
      ),
    );

const sameAs =
  (account: Numbers) =>
  ({ account: one }: { readonly account: Numbers | null }): boolean =>
    one?.routingNumber === account.routingNumber && one.accountNumber === account.accountNumber;

/** The account with these numbers that a person has; undefined if there is none. */
export async function sameAccount(
  tx: Db,
  employee: Employee,
  account: Numbers,
): Promise<Instrument | undefined> {
  return (await accountsOf(tx, employee)).find(sameAs(account))?.instrument;
}

/** Refuses an account that the person already has, and more accounts and cards than the maximum. `account` is null for a card. */
export async function checkRoom(tx: Db, employee: Employee, account: Numbers | null): Promise<void> {
  const mine = await accountsOf(tx, employee);
  if (account && mine.some(sameAs(account))) throw new Refusal('InstrumentExists');
  if (mine.length >= mostInstruments) throw new Refusal('TooManyInstruments');
}

/** Writes a new instrument of a person and tells them of it, in the caller's transaction. */
export async function addInstrument(
  context: Pick<ApiContext, 'db' | 'clock' | 'clientAddress'>,
  employee: Employee,
  values: Omit<typeof instruments.$inferInsert, 'employeeId'>,
): Promise<Instrument> {
  const { db: tx, clock, clientAddress: address } = context;
  const [instrument] = await tx
    .insert(instruments)
    .values({ ...values, employeeId: employee.id })
    .returning();
  if (!instrument) throw new Error('The instrument was not written.');
  await warnOfChange(tx, employee, { change: 'added', instrument, at: clock.now() });
  await recordEvent(tx, { kind: 'instrumentAdded', employeeId: employee.id, address, at: clock.real() });
  return instrument;
}
