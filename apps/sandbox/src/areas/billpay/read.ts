import type { WireBills } from '@dayfare/api/billpay/contract';
import { isDueSoon, isOpenBill, lastPayDay } from '@dayfare/domain/billpay';
import { addDays, type IsoDate, instrumentKind, isoDate, minorUnits, toWire } from '@dayfare/domain/money';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { contractsFor, transferContractType } from '../contracts/index.ts';
import {
  amountBounds,
  billerAccounts,
  billerWith,
  currencyOf,
  dueAt,
  earliestDay,
  instruments,
  listInstruments,
} from '../money/index.ts';
import type { ApiContext, Employee, SignedIn } from '../session/index.ts';
import { countryOf, type Due, duesOf, reasonOf, stateOf, todayOf } from './rows.ts';
import { type BillRow, bills, billTraces } from './tables.ts';

/** How far ahead days are listed. */
const daysAhead = 60;
/** How far back. */
const daysBack = 365;

type Account = WireBills['accounts'][number];
type WireDue = WireBills['dues'][number];

const money = (minor: number) => toWire(minorUnits(minor));

/** What is agreed to when bills are paid. */
export const billContracts = () => contractsFor('biller');

/** The user's accounts at billers, removed ones included, by number. */
async function accountsOf(tx: Db, employee: Employee): Promise<ReadonlyMap<number, Account>> {
  const rows = await tx
    .select({ instrument: instruments, at: billerAccounts })
    .from(instruments)
    .innerJoin(billerAccounts, eq(billerAccounts.instrumentId, instruments.id))
    .where(eq(instruments.employeeId, employee.id));
  const categoryOf = (id: number) => billerWith(id, currencyOf(employee))?.category ?? '';
  return new Map(
    rows.map(({ instrument: { id, displayText: name, last4 }, at: { billerId } }) => {
      const account = { instrumentID: id, name, category: categoryOf(billerId), last4 };
      return [id, account];
    }),
  );
}

function wireBill(row: BillRow, accounts: ReadonlyMap<number, Account>): WireBills['bills'] {
  const account = accounts.get(row.instrumentId);
  if (!account) return [];
  return [
    {
      ...{ billID: row.id, account, amountDue: money(row.amountMinor), dueDate: row.dueOn },
      ...{ frequency: row.frequency, paymentEndDate: row.endsOn, numberOfTimes: row.times },
      ...{ autopay: row.autopay, remindDays: row.remindDays, isStopped: row.stoppedAt !== null },
      autopayLimit: row.autopayLimitMinor === null ? null : money(row.autopayLimitMinor),
    },
  ];
}

/** The days to show: those that have been or come soon, and the next of each bill. */
function shown(dues: readonly Due[], today: IsoDate): readonly Due[] {
  const next = new Set<number>();
  return dues.filter((due) => {
    const { dueOn, billId } = due.row;
    if (due.row.state === 'cancelled' || dueOn < addDays(today, -daysBack)) return false;
    const isNext = isOpenBill(stateOf(due)) && !next.has(billId);
    if (isNext) next.add(billId);
    return isNext || dueOn <= addDays(today, daysAhead);
  });
}

async function tracesOf(tx: Db, dues: readonly Due[]): Promise<ReadonlyMap<string, WireDue['trace']>> {
  const ids = dues.flatMap(({ row }) => row.transactionId ?? []);
  const rows = ids.length === 0 ? [] : await tx.select().from(billTraces);
  return new Map(
    rows.map(({ transactionId, state, at, reference }) => [
      transactionId,
      { state, at: at.toISOString(), reference },
    ]),
  );
}

function wireDue(due: Due, employee: Employee): Omit<WireDue, 'trace'> {
  const { row } = due;
  return {
    ...{ dueID: row.id, billID: row.billId, dueDate: row.dueOn, amountDue: money(row.amountMinor) },
    ...{ state: stateOf(due), transactionID: row.transactionId, reason: reasonOf(due) },
    payment: row.payOn
      ? {
          ...{ date: row.payOn, isAutopay: row.isAutopay },
          cutOff: dueAt(isoDate(row.payOn), employee.timeZone).toISOString(),
        }
      : null,
    lastPayDate: lastPayDay(isoDate(row.dueOn), countryOf(employee)),
  };
}

/** How many bills wait that are overdue or due soon. */
export function countDueSoon(dues: readonly Due[], today: IsoDate): number {
  return dues.filter((due) => isDueSoon({ state: stateOf(due), dueOn: isoDate(due.row.dueOn) }, today))
    .length;
}

/** All bills of a person, and what can be done. */
export async function billsOf(context: ApiContext & SignedIn): Promise<WireBills> {
  const { db, clock, employee, settings } = context;
  const now = clock.now();
  const today = todayOf(employee, now);
  const accounts = await accountsOf(db, employee);
  const rows = await db.select().from(bills).where(eq(bills.employeeId, employee.id)).orderBy(asc(bills.id));
  const dues = await duesOf(db, employee.id);
  const traces = await tracesOf(db, dues);
  const { instruments: usable } = await listInstruments(db, employee.id, now);
  const biller = instrumentKind.toWire('Biller');
  const { minAmount, maxAmount } = amountBounds(context);
  return {
    ...{ currency: employee.currency, country: countryOf(employee) },
    bills: rows.flatMap((row) => wireBill(row, accounts)),
    dues: shown(dues, today).map((due) => ({
      ...wireDue(due, employee),
      trace: (due.row.transactionId && traces.get(due.row.transactionId)) || null,
    })),
    accounts: usable.flatMap(({ id, instrumentType }) =>
      instrumentType === biller ? (accounts.get(id) ?? []) : [],
    ),
    dueSoon: countDueSoon(dues, today),
    earliestDay: earliestDay(now, employee.timeZone),
    limits: {
      ...{ least: toWire(minAmount), most: toWire(maxAmount) },
      mostByItself: toWire(settings.stepUpAmount),
    },
    contractType: transferContractType,
    contractIds: billContracts().map(({ id }) => id),
  };
}
