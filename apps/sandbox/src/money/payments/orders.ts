import {
  type AchReturnCode,
  atLocalTime,
  epochMs,
  lastReturnDay,
  nextDayArrivalHour,
  toIsoDate,
} from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { enqueue } from '../../platform/jobs/queue.ts';
import type { JobHandler } from '../../platform/jobs/worker.ts';
import { endHold, railPayment, report, sendBack } from '../../rails/index.ts';
import { banks } from '../core/arrival.ts';
import { stopReason } from '../core/open-account.ts';
import { currencyOf, lockEmployee } from '../core/owner.ts';
import { instruments } from '../core/tables.ts';
import { approvalMs } from './approval-time.ts';
import { lookUpFirst } from './ask-rail.ts';
import type { Failure, Order, OrderRules, RulesOfOrders } from './order-rules.ts';
import { notePayment, principalOf, referenceOf, submitPayment } from './outbox.ts';

/** The kind of job that takes an order to its rail; its reference is the order's id. */
export const orderJob = 'order';
const orderArrivalJob = 'order-arrival';
const orderApprovalJob = 'order-approval-ends';
const orderReturnJob = 'order-return';

interface Ruled extends Order {
  readonly rules: OrderRules;
  readonly arrivesAt: Date;
}

async function take(tx: Db, all: Partial<RulesOfOrders>, id: string, at: Date): Promise<Ruled> {
  const { origin } = await principalOf(tx, { id });
  if (origin === 'transfer') throw new Error(`Transfer ${id} has stages of its own.`);
  const rules = all[origin];
  if (!rules) throw new Error(`Order ${id} has no rules here.`);
  const found = await rules.find(tx, id);
  if (!found) throw new Error(`What order ${id} is for is gone.`);
  const [instrument] = await tx.select().from(instruments).where(eq(instruments.id, found.instrumentId));
  if (!instrument) throw new Error(`The account of order ${id} is gone.`);
  const employee = await lockEmployee(tx, instrument.employeeId);
  // Under the lock: it may have ended a moment ago.
  const payment = await principalOf(tx, { id });
  return { tx, rules, payment, instrument, employee, at, arrivesAt: found.arrivesAt };
}

const later = (a: Date, b: Date) => (a > b ? a : b);

async function fail({ rules, ...order }: Ruled, failure: Failure): Promise<void> {
  await notePayment(order.tx, order.payment, { endedAt: order.at, paidMinor: 0, reason: failure.reason });
  await rules.failed(order, failure);
}

async function handOver(order: Ruled): Promise<boolean> {
  const { tx, payment, instrument, employee, at, arrivesAt, rules } = order;
  const id = payment.transactionId;
  if (payment.handedOverAt || payment.endedAt) return false;
  const stopped = payment.answer ? null : stopReason(employee, instrument, at);
  if (stopped && payment.askedAt) lookUpFirst(payment, referenceOf(payment));
  if (stopped) {
    await fail(order, { reason: stopped, from: 'payout' });
    return true;
  }
  const { state, reason } = await submitPayment(tx, payment, order);
  if (state === 'refused') await fail(order, { reason, from: 'payout' });
  else if (state === 'held') {
    await rules.held(order);
    await enqueue(tx, { kind: orderApprovalJob, reference: id, dueAt: new Date(at.getTime() + approvalMs) });
  } else {
    const dueAt = (await rules.delayed(order)) ?? later(at, arrivesAt);
    await enqueue(tx, { kind: orderArrivalJob, reference: id, dueAt });
  }
  return true;
}

/** When money that has arrived comes back with a code: as late as the code allows. */
function returnsAt({ employee, at }: Ruled, code: AchReturnCode): Date {
  const { country } = banks[currencyOf(employee)];
  const day = lastReturnDay(code, toIsoDate(epochMs(at.getTime()), employee.timeZone), country);
  return new Date(atLocalTime(day, nextDayArrivalHour, 0, employee.timeZone));
}

async function known({ tx, payment }: Order) {
  const found = await railPayment(tx, referenceOf(payment));
  if (!found) throw new Error(`The rail does not know order ${payment.transactionId}.`);
  return found;
}

/** Asks the rail how an order ended, and writes down what it says; gives whether the money is there. */
async function settle(order: Ruled): Promise<boolean> {
  const { tx, payment, instrument, at, rules } = order;
  const said = await report(tx, await known(order), { instrument, isCharge: false, at });
  const { state, paidMinor, reason } = said.payment;
  if (state !== 'paid') {
    await fail(order, { reason, from: 'payout' });
    return false;
  }
  await notePayment(tx, payment, { endedAt: at, paidMinor });
  await rules.paid(order, paidMinor);
  const dueAt = said.comesBackWith && returnsAt(order, said.comesBackWith);
  if (dueAt) await enqueue(tx, { kind: orderReturnJob, reference: payment.transactionId, dueAt });
  return true;
}

async function comesBack(order: Ruled): Promise<boolean> {
  if (order.payment.paidMinor === 0) return false;
  const { reason } = await sendBack(order.tx, await known(order), order.at);
  await fail(order, { reason, from: 'paidOut' });
  return true;
}

async function decide(order: Ruled, decision: 'taken' | 'voided' | 'expired'): Promise<boolean> {
  const { tx, payment, at } = order;
  const rail = await known(order);
  if (rail.state !== 'held' || payment.endedAt) return false;
  const reason = decision === 'taken' ? stopReason(order.employee, order.instrument, at) : null;
  await endHold(tx, rail, reason ? 'voided' : decision, at);
  if (reason || decision !== 'taken') await fail(order, { reason, from: 'payout' });
  else {
    await order.rules.released(order);
    const dueAt = later(at, order.arrivesAt);
    await enqueue(tx, { kind: orderArrivalJob, reference: payment.transactionId, dueAt });
  }
  return true;
}

/** Ends the checking of an order that a rail holds; returns whether there was one. */
export async function decideOrder(
  tx: Db,
  all: RulesOfOrders,
  { id, decision, at }: { readonly id: string; readonly decision: 'taken' | 'voided'; readonly at: Date },
): Promise<boolean> {
  return decide(await take(tx, all, id, at), decision);
}

/** Hands an order to a rail that answers at once, and gives whether the money moved. The caller holds the lock. */
export async function payAtOnce(
  tx: Db,
  rules: Partial<RulesOfOrders>,
  id: string,
  at: Date,
): Promise<boolean> {
  const order = await take(tx, rules, id, at);
  const { state, reason } = await submitPayment(tx, order.payment, { ...order, isInline: true });
  if (state !== 'refused') return settle(order);
  await fail(order, { reason, from: 'payout' });
  return false;
}

/** The jobs of every order but a transfer's. */
export function orderHandlers(all: RulesOfOrders): Record<string, JobHandler> {
  const job =
    (work: (order: Ruled) => Promise<boolean>): JobHandler =>
    async (tx, { reference }, now) =>
      work(await take(tx, all, reference, now));
  return {
    [orderJob]: job(handOver),
    [orderArrivalJob]: job(async (order) => {
      if (order.payment.endedAt) return false;
      await settle(order);
      return true;
    }),
    [orderApprovalJob]: job((order) => decide(order, 'expired')),
    [orderReturnJob]: job(comesBack),
  };
}
