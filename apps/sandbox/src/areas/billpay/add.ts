import { billpayContract, type WireAddBill } from '@dayfare/api/billpay/contract';
import { type BillPlan, billDays, billPlanProblem } from '@dayfare/domain/billpay';
import {
  fromWire,
  instrumentKind,
  instrumentStatus,
  isoDate,
  recurringFrequency,
} from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import {
  amountBounds,
  keyedMove,
  lockEmployee,
  requireHolding,
  requireNotClosing,
  requireOpenAccount,
} from '../money/index.ts';
import { type Employee, employmentOf } from '../session/index.ts';
import { agree, arrange, arrangementOf, type Context } from './arrange.ts';
import { todayOf } from './rows.ts';
import { billDues, bills } from './tables.ts';

function planFromWire(wire: WireAddBill): BillPlan {
  const frequency = wire.frequency === null ? null : recurringFrequency.fromWire(wire.frequency);
  if (wire.frequency !== null && !frequency) throw new Refusal('InvalidRequest', undefined, 'frequency');
  return {
    ...{ amount: fromWire(wire.amountDue), dueOn: isoDate(wire.dueDate), frequency },
    ...{
      endsOn: wire.paymentEndDate === null ? null : isoDate(wire.paymentEndDate),
      times: wire.numberOfTimes,
    },
  };
}

async function requireBiller(tx: Db, employee: Employee, id: number): Promise<void> {
  const { instrumentType, status } = await requireHolding(tx, employee.id, id);
  const isBiller = instrumentKind.fromWire(instrumentType) === 'Biller';
  if (!isBiller || instrumentStatus.fromWire(status) !== 'Active') throw new Refusal('InstrumentNotUsable');
}

async function writeBill(tx: Db, context: Context, wire: WireAddBill): Promise<{ billID: number }> {
  const { employee, clock } = context;
  const now = clock.now();
  const employment = await employmentOf(tx, context);
  if (!employment) throw new Refusal('InstrumentNotUsable');
  await requireBiller(tx, employee, wire.instrumentID);
  const plan = planFromWire(wire);
  const { minAmount: least, maxAmount: most } = amountBounds(context);
  if (billPlanProblem(plan, { least, most, earliest: todayOf(employee, now) }))
    throw new Refusal('BillPlanNotValid');
  const [row] = await tx
    .insert(bills)
    .values({
      ...{ employeeId: employee.id, employmentId: employment.id, instrumentId: wire.instrumentID },
      ...{ amountMinor: plan.amount, dueOn: plan.dueOn, frequency: wire.frequency, endsOn: plan.endsOn },
      ...{ times: plan.times, ...arrangementOf(wire), contractIds: [], createdAt: now },
    })
    .returning();
  if (!row) throw new Error('The bill was not written.');
  const contractIds = row.autopay
    ? await agree(tx, context, { accepted: wire.contractsAccepted, reference: `bill:${row.id}` })
    : [];
  await tx.update(bills).set({ contractIds }).where(eq(bills.id, row.id));
  await tx.insert(billDues).values(
    billDays(plan).map((dueOn) => ({
      billId: row.id,
      dueOn,
      amountMinor: plan.amount,
      state: 'open' as const,
    })),
  );
  await arrange(tx, row, employee, now);
  return { billID: row.id };
}

/**
 * Adds a bill, once for each idempotency key. Refuses with InstrumentNotFound, InstrumentNotUsable, BillPlanNotValid, ContractNotAccepted or
 * InvalidRequest.
 */
export function addBill(context: Context, wire: WireAddBill): Promise<{ billID: number }> {
  return keyedMove(billpayContract.addBill, context, {
    body: JSON.stringify([wire]),
    locks: (tx) => lockEmployee(tx, context.employee.id),
    work: async (tx, employee) => {
      requireOpenAccount(employee);
      await requireNotClosing(tx, employee.id);
      return writeBill(tx, { ...context, db: tx, employee }, wire);
    },
  });
}
