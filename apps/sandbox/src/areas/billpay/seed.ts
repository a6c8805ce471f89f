import { billDays, type TraceState } from '@dayfare/domain/billpay';
import {
  addDays,
  instrumentKind,
  instrumentStatus,
  instrumentSubType,
  minorUnits,
  recurringFrequency,
} from '@dayfare/domain/money';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import type { AreaSeed } from '../../seeds/area-seed.ts';
import type { SeedBill } from '../../seeds/seed-of-areas.ts';
import {
  billerAccounts,
  billerWith,
  billReferenceOf,
  currencyOf,
  instruments,
  transactions,
} from '../money/index.ts';
import { type Employee, employees, employments } from '../session/index.ts';
import { keepBillers } from './billers.ts';
import { billContracts } from './read.ts';
import { changeDue, duesOfBill, todayOf } from './rows.ts';
import { arrangeAutopay } from './schedule.ts';
import { type BillRow, billDues, bills, billTraces } from './tables.ts';
import { lookAgain } from './trace.ts';

const dayMs = 86_400_000;

/** Billers in the own lists of seeded people: Maya Torres has her electricity and her rent. */
const own: Readonly<Record<number, readonly number[]>> = { 1001: [1, 5] };

async function openAccount(
  tx: Db,
  employee: Employee,
  { billerId, accountNumber }: SeedBill,
): Promise<number> {
  const mine = await tx
    .select({ id: instruments.id, number: billerAccounts.accountNumber })
    .from(billerAccounts)
    .innerJoin(instruments, eq(instruments.id, billerAccounts.instrumentId))
    .where(and(eq(instruments.employeeId, employee.id), eq(billerAccounts.billerId, billerId)));
  // Sealed, so the database can't compare them.
  const known = mine.find(({ number }) => number === accountNumber);
  if (known) return known.id;
  const biller = billerWith(billerId, currencyOf(employee));
  const [instrument] = await tx
    .insert(instruments)
    .values({
      ...{ employeeId: employee.id, displayText: biller?.name ?? '', last4: accountNumber.slice(-4) },
      instrumentType: instrumentKind.toWire('Biller'),
      instrumentSubType: instrumentSubType.toWire('NonInstantCard'),
      status: instrumentStatus.toWire('Active'),
      ...{ imageName: 'bill', instantEligible: biller?.takesInstant ?? false },
      ...{ isDefault: false, refusesPayouts: false },
    })
    .returning();
  if (!instrument) throw new Error('The account at the biller was not written.');
  await tx.insert(billerAccounts).values({ instrumentId: instrument.id, billerId, accountNumber, zip: null });
  return instrument.id;
}

/** The transfer that paid a bill in the past. */
async function paidBy(tx: Db, { instrumentId }: BillRow): Promise<string> {
  const [transfer] = await tx
    .select({ id: transactions.id })
    .from(transactions)
    .where(eq(transactions.instrumentId, instrumentId));
  if (!transfer) throw new Error(`Nothing was sent to the account ${instrumentId}.`);
  return transfer.id;
}

async function insertTrace(
  tx: Db,
  employee: Employee,
  {
    transactionId,
    state,
    now,
  }: { readonly transactionId: string; readonly state: TraceState; readonly now: Date },
): Promise<void> {
  const reference = state === 'found' ? ((await billReferenceOf(tx, transactionId)) ?? null) : null;
  const at = new Date(now.getTime() - dayMs);
  await tx.insert(billTraces).values({ transactionId, state, reference, at });
  if (state === 'withBiller') await lookAgain(tx, transactionId, { state, employee, now });
}

async function insertBill(
  tx: Db,
  employee: Employee,
  seed: SeedBill,
  { employmentId, now }: { readonly employmentId: number; readonly now: Date },
): Promise<void> {
  const { frequency = null, times = 0, autopay = false, state = 'open', reason = null } = seed;
  const today = todayOf(employee, now);
  const plan = {
    ...{ amount: minorUnits(seed.amount), dueOn: addDays(today, seed.dueInDays) },
    ...{ frequency, endsOn: null, times },
  };
  const [bill] = await tx
    .insert(bills)
    .values({
      ...{ employeeId: employee.id, employmentId, instrumentId: await openAccount(tx, employee, seed) },
      ...{ amountMinor: plan.amount, dueOn: plan.dueOn, endsOn: null, times, autopay },
      frequency: frequency && recurringFrequency.toWire(frequency),
      contractIds: autopay ? billContracts().map(({ id }) => id) : [],
      createdAt: now,
    })
    .returning();
  if (!bill) throw new Error('The bill was not written.');
  await tx.insert(billDues).values(
    billDays(plan).map((dueOn) => ({
      ...{ billId: bill.id, dueOn, amountMinor: plan.amount },
      state: 'open' as const,
    })),
  );
  const [first] = await duesOfBill(tx, bill.id);
  const transactionId = state === 'paid' ? await paidBy(tx, bill) : null;
  if (first) await changeDue(tx, first.row.id, { state, reason, transactionId });
  if (transactionId && seed.trace) await insertTrace(tx, employee, { transactionId, state: seed.trace, now });
  await arrangeAutopay(tx, await duesOfBill(tx, bill.id), { bill, employee, now, today });
}

/** Inserts a person's own list of billers, and their bills. */
export const billpaySeed: AreaSeed = async (tx, { id, now, seed }) => {
  await keepBillers(tx, id, own[id] ?? [], now);
  const [employee] = await tx.select().from(employees).where(eq(employees.id, id));
  const [work] = await tx
    .select({ id: employments.id })
    .from(employments)
    .where(eq(employments.employeeId, id))
    .orderBy(employments.id)
    .limit(1);
  if (!employee || !work) return;
  for (const bill of seed.bills ?? []) await insertBill(tx, employee, bill, { employmentId: work.id, now });
};
