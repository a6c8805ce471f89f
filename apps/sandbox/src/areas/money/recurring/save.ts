import { randomBytes } from 'node:crypto';
import {
  recurringContract,
  type WireRecurring,
  type WireRecurringPlan,
  type WireRecurringPreview,
  type WireSaveRecurring,
} from '@dayfare/api/money/recurring/recurring-contract';
import {
  instrumentStatus,
  isoDate,
  type RecurringPlan,
  recurringChanges,
  recurringDays,
  recurringProblem,
  recurringStatus,
  recurringTotal,
  toWire,
  zero,
} from '@dayfare/domain/money';
import { brandingTypeOf } from '@dayfare/domain/product';
import { amountLimitProblem } from '@dayfare/domain/validation';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { contractsFor, recordAcceptances, transferContractType } from '../../contracts/index.ts';
import { findInstrument } from '../accounts/own-accounts.ts';
import { deliverySchedule } from '../core/arrival.ts';
import type { EmploymentContext, WagesContext } from '../core/contexts.ts';
import { keyedMove } from '../core/keyed-move.ts';
import { payoutFor } from '../core/movement.ts';
import { currencyOf, type Earner } from '../core/owner.ts';
import { amountBounds } from '../core/rules-now.ts';
import type { Instrument } from '../core/tables.ts';
import { lockPayPeriod, type MoneyWork, withPayPeriod } from '../wages/up-to-date.ts';
import { columnsOf, planFromWire, wirePlanOf } from './plan.ts';
import { findRecurring, recurringOf } from './read.ts';
import { dueAt, earliestDay, scheduleNext, unschedule } from './schedule-next.ts';
import { recurringTransactions } from './tables.ts';

/** Refuses a plan that breaks a rule. What repeats by itself is never so large that it would need a proof of who asks for it. */
function check(
  plan: RecurringPlan,
  employee: Earner,
  { server, now }: { server: EmploymentContext; now: Date },
) {
  const { minAmount: min, maxAmount: max } = amountBounds(server);
  const { stepUpAmount } = server.settings;
  const currency = currencyOf(employee);
  if (amountLimitProblem('recurring', plan.amount, { min: null, max: stepUpAmount }))
    throw new Refusal('RecurringAmountExceedsLimit', { currency, max: stepUpAmount });
  const problem = recurringProblem(plan, {
    minimum: min,
    earliest: earliestDay(now, employee.timeZone),
  });
  if (problem?.amount) throw new Refusal('InvalidAmount', { currency, min, max });
  if (problem?.startsOn) throw new Refusal('RecurringStartPassed');
  if (problem) throw new Refusal('RecurringEndNotValid');
}

async function usableInstrument(tx: Db, employee: Earner, id: number): Promise<Instrument> {
  const instrument = await findInstrument(tx, employee.id, id);
  if (!instrument || instrumentStatus.fromWire(instrument.status) !== 'Active')
    throw new Refusal('InstrumentNotUsable');
  return instrument;
}

/** What a plan would do. */
export function previewRecurring(
  context: EmploymentContext,
  wire: WireRecurringPlan,
): Promise<WireRecurringPreview> {
  const { settings } = context;
  const plan = planFromWire(wire);
  return withPayPeriod(context, async ({ tx, employee, now }) => {
    const to = payoutFor(await usableInstrument(tx, employee, wire.instrumentId));
    check(plan, employee, { server: context, now });
    const [first = plan.startsOn] = recurringDays(plan);
    const made = dueAt(first, employee.timeZone);
    return {
      dates: recurringDays(plan),
      firstArrivalDate: deliverySchedule(currencyOf(employee), { speed: 'NextDay', to }, made).arrivalDate,
      totalAmount: toWire(recurringTotal(plan)),
      fee: toWire(zero),
      maximumAmount: toWire(settings.stepUpAmount),
      contractType: transferContractType,
      contractIds: contractsFor(to).map(({ id }) => id),
    };
  });
}

async function extend({ tx, employee, now }: MoneyWork, id: string, input: WireSaveRecurring) {
  const { row, instrument } = await findRecurring(tx, employee.id, id);
  const status = recurringStatus.fromWire(row.status) ?? 'None';
  if (!recurringChanges(status).includes('extend')) throw new Refusal('RecurringNotChangeable');
  const { endBy, endDate, endAmount, numberOfTimes } = input;
  const plan = planFromWire({ ...wirePlanOf(row), endBy, endDate, endAmount, numberOfTimes });
  // The days that have been are no reason to refuse a new end.
  if (recurringProblem(plan, { minimum: plan.amount, earliest: isoDate(row.startsOn) }))
    throw new Refusal('RecurringEndNotValid');
  const [changed = row] = await tx
    .update(recurringTransactions)
    .set(columnsOf(plan))
    .where(eq(recurringTransactions.id, id))
    .returning();
  if (status === 'Active') {
    await unschedule(tx, id);
    await scheduleNext(tx, changed, { now, timeZone: employee.timeZone });
  }
  const { row: current } = await findRecurring(tx, employee.id, id);
  return recurringOf(tx, current, instrument);
}

async function setUp({ tx, employee, now }: MoneyWork, input: WireSaveRecurring, reader: WagesContext) {
  const plan = planFromWire(input);
  const agreed = new Set(input.contractsAccepted);
  if (employee.servicesPaused) throw new Refusal('EWAServicesArePaused');
  const instrument = await usableInstrument(tx, employee, input.instrumentId);
  const documents = contractsFor(payoutFor(instrument));
  const contractIds = documents.map(({ id }) => id);
  if (!contractIds.every((id) => agreed.has(id))) throw new Refusal('ContractNotAccepted');
  check(plan, employee, { server: reader, now });
  const { employmentId, instrumentId: to, amountMinor, frequency, startsOn, status } = recurringTransactions;
  const columns = columnsOf(plan);
  const [same] = await tx
    .select({ id: recurringTransactions.id })
    .from(recurringTransactions)
    .where(
      and(
        eq(employmentId, employee.employmentId),
        eq(to, instrument.id),
        eq(amountMinor, columns.amountMinor),
        eq(frequency, columns.frequency),
        eq(startsOn, columns.startsOn),
        eq(status, recurringStatus.toWire('Active')),
      ),
    );
  // Also when the key of the first attempt got lost with a closed tab.
  if (same) throw new Refusal('RecurringExists');
  const [row] = await tx
    .insert(recurringTransactions)
    .values({
      ...columns,
      id: `R-${randomBytes(9).toString('base64url')}`,
      employeeId: employee.id,
      employmentId: employee.employmentId,
      instrumentId: instrument.id,
      status: recurringStatus.toWire('Active'),
      contractIds,
      createdAt: now,
    })
    .returning();
  if (!row) throw new Error('The recurring transfer was not written.');
  await scheduleNext(tx, row, { now, timeZone: employee.timeZone });
  await recordAcceptances(tx, {
    employeeId: employee.id,
    documents,
    reader: { ...reader, employee, brandingType: brandingTypeOf(employee.environment) },
    reference: row.id,
    at: now,
  });
  return recurringOf(tx, row, instrument);
}

/** Sets up a recurring transfer, once for each idempotency key, or gives one a new end. */
export function saveRecurring(context: WagesContext, input: WireSaveRecurring): Promise<WireRecurring> {
  const { contractsAccepted, ...asked } = input;
  const { recurringTransactionID: id } = input;
  const now = context.clock.now();
  return keyedMove(recurringContract.saveRecurringTransactionDetail, context, {
    body: JSON.stringify([asked, contractsAccepted.toSorted((a, b) => a - b)]),
    locks: (tx) => lockPayPeriod(tx, context, now),
    work: (tx, locked) =>
      id === null ? setUp({ tx, ...locked }, input, context) : extend({ tx, ...locked }, id, input),
  });
}
