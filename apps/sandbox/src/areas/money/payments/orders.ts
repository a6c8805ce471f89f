import {
  type AchReturnCode,
  atLocalTime,
  epochMs,
  lastReturnDay,
  nextDayArrivalHour,
  toIsoDate,
} from '@dayfare/domain/money';
import type { Db } from '../../../platform/db/db.ts';
import { enqueue, postpone } from '../../../platform/jobs/queue.ts';
import type { JobHandler } from '../../../platform/jobs/worker.ts';
import type { RailPayment } from '../../../rails/index.ts';
import { banks } from '../core/arrival.ts';
import { stopReason } from '../core/open-account.ts';
import { currencyOf } from '../core/owner.ts';
import { approvalMs } from './approval-time.ts';
import { type AtRails, askRail, lookUp, requireKnown } from './ask-rail.ts';
import { isBack, isNotCarried } from './is-back.ts';
import { askAgainAt, hasPaidMore, isOnItsWay, isUndecided } from './on-its-way.ts';
import type { Failure, RulesOfOrders } from './order-rules.ts';
import {
  callBack,
  keepBack,
  noteAnswer,
  notePayment,
  principalOf,
  reopenPayment,
  submitPayment,
} from './outbox.ts';
import type { Payment } from './tables.ts';
import { lockOrder, type OrdersAtWork, type Ruled, take } from './take-order.ts';

/** The kind of job that takes an order to its rail; its reference is the order's id. */
export const orderJob = 'order';
const orderArrivalJob = 'order-arrival';
const orderApprovalJob = 'order-approval-ends';
/** The kind of job that takes an order back that had arrived; its reference is the order's id. */
export const orderReturnJob = 'order-return';

const later = (a: Date, b: Date) => (a > b ? a : b);

async function fail({ rules, ...order }: Ruled, failure: Failure): Promise<true> {
  await notePayment(order.tx, order.payment, { endedAt: order.at, paidMinor: 0, reason: failure.reason });
  await rules.failed(order, failure);
  return true;
}

const arrivesLater = ({ tx, payment }: Ruled, dueAt: Date) =>
  enqueue(tx, { kind: orderArrivalJob, reference: payment.transactionId, dueAt });

/** Ends a withdrawn order, if its rail has not got it; returns whether it has ended. */
async function endUnwanted(order: Ruled): Promise<boolean> {
  const { tx, payment, rules } = order;
  const reason = (await rules.unwanted?.(order)) ?? null;
  if (reason === null || !(await keepBack(tx, payment, order))) return false;
  return fail(order, { reason, from: 'payout' });
}

async function handOver(order: Ruled): Promise<boolean> {
  const { tx, payment, instrument, employee, at, arrivesAt, rules } = order;
  if (payment.handedOverAt || payment.endedAt) return false;
  const stopped = stopReason(employee, instrument, at);
  if (stopped && (await keepBack(tx, payment, order)))
    return fail(order, { reason: stopped, from: 'payout' });
  if (await endUnwanted(order)) return true;
  const said = await submitPayment(tx, payment, order);
  if (isNotCarried(said)) return fail(order, { reason: said.reason, from: 'payout' });
  if (said.state === 'held') {
    await rules.held(order);
    const dueAt = new Date(at.getTime() + approvalMs);
    await enqueue(tx, { kind: orderApprovalJob, reference: payment.transactionId, dueAt });
  } else await arrivesLater(order, (await rules.delayed(order)) ?? later(at, arrivesAt));
  return true;
}

/** When money that has arrived comes back with a code: as late as the code allows. */
function returnsAt({ employee, at }: Ruled, code: AchReturnCode): Date {
  const { country } = banks[currencyOf(employee)];
  const day = lastReturnDay(code, toIsoDate(epochMs(at.getTime()), employee.timeZone), country);
  return new Date(atLocalTime(day, nextDayArrivalHour, 0, employee.timeZone));
}

/** Has an order come back whose bank is going to send it back. */
async function returnLater(order: Ruled, { returnsWith }: RailPayment): Promise<void> {
  const { tx, payment } = order;
  const dueAt = returnsWith && returnsAt(order, returnsWith);
  if (dueAt) await enqueue(tx, { kind: orderReturnJob, reference: payment.transactionId, dueAt });
}

/** Goes on waiting for an order that was due to arrive and that its rail still carries, and asks again. */
async function travelsOn(order: Ruled): Promise<true> {
  const { tx, payment, at, arrivesAt, promisedAt, rules } = order;
  const dueAt = askAgainAt(at, promisedAt);
  await noteAnswer(tx, payment);
  await postpone(tx, { kind: orderArrivalJob, reference: payment.transactionId, dueAt });
  if (at >= arrivesAt) await rules.travelsOn(order);
  return true;
}

/** Writes down what the rail says of an order that was due to arrive. */
async function settled(order: Ruled, said: RailPayment): Promise<true> {
  const { tx, payment, at, rules } = order;
  const { state, paidMinor, reason } = said;
  if (isUndecided(said, payment)) return travelsOn(order);
  if (state !== 'paid') return fail(order, { reason, from: 'payout' });
  await notePayment(tx, payment, { endedAt: at, paidMinor });
  await rules.paid(order, paidMinor);
  await returnLater(order, said);
  return true;
}

async function settle(order: Ruled): Promise<boolean> {
  const { payment, instrument, at } = order;
  if (payment.endedAt) return false;
  const { refusesPayouts } = instrument;
  const said = await askRail(order, payment, {
    ...{ question: 'outcome', at },
    call: (rails, reference) => rails.outcome(reference, { refusesPayouts, at }),
  });
  return settled(order, said);
}

async function comesBack(order: Ruled): Promise<boolean> {
  const { payment, at } = order;
  if (payment.paidMinor === 0) return false;
  const said = await askRail(order, payment, {
    ...{ question: 'send back', at },
    call: (rails, reference) => rails.sendBack(reference, at),
  });
  // It has kept it after all; where it comes back later, the rail tells.
  if (!isBack(said)) return false;
  return fail(order, { reason: said.reason, from: 'paidOut' });
}

/** Takes an order further whose check has ended; false if its rail still holds it. */
async function afterHold(order: Ruled, said: RailPayment): Promise<boolean> {
  const { tx, payment, at, employee, instrument, rules } = order;
  if (said.state === 'held') return false;
  const reason = said.state === 'taken' ? stopReason(employee, instrument, at) : null;
  if (reason) {
    const back = await callBack(tx, payment, order);
    // It was too late for that; and what can't be called back goes its way.
    if (back.state === 'paid') return settled(order, back);
    if (!isOnItsWay(back)) return fail(order, { reason, from: 'payout' });
  }
  if (said.state === 'voided' || said.state === 'expired')
    return fail(order, { reason: null, from: 'payout' });
  await notePayment(tx, payment, { isHeld: false });
  await rules.released(order);
  await arrivesLater(order, later(at, order.arrivesAt));
  return true;
}

async function approvalEnds(order: Ruled): Promise<boolean> {
  const { payment, at } = order;
  if (!payment.isHeld) return false;
  const said = await askRail(order, payment, {
    ...{ question: 'end hold', at },
    call: (rails, reference) => rails.endHold(reference, 'expired', at),
  });
  return afterHold(order, said);
}

/** Goes by a rail that says after the end that an order, or more of it, was carried out. */
async function reopen(order: Ruled, said: RailPayment): Promise<true> {
  const { tx, payment: before, at, rules } = order;
  const payment = await reopenPayment(tx, before, said, at);
  await rules.paidAfterAll({ ...order, payment }, said.paidMinor - before.paidMinor);
  await returnLater(order, said);
  return true;
}

async function catchUp(order: Ruled): Promise<boolean> {
  const { payment } = order;
  if (payment.endedAt) {
    // Its rail need not have got what was stopped before.
    const known = await lookUp(order, payment);
    if (known && hasPaidMore(known, payment)) return reopen(order, known);
    if (!known || payment.paidMinor === 0 || !isBack(known)) return false;
    return fail(order, { reason: known.reason, from: 'paidOut' });
  }
  if (!payment.handedOverAt) return false;
  const known = await requireKnown(order, payment);
  if (payment.isHeld) return afterHold(order, known);
  return isBack(known) || known.state === 'paid' ? settled(order, known) : false;
}

/** Brings an order to where its rail says that it is; returns whether that was somewhere else. */
export const catchUpOrder = async (tx: Db, work: OrdersAtWork, one: Parameters<typeof take>[2]) =>
  catchUp(await take(tx, work, one));

/** How an order stands: its money moved, did not, or its rail has not said so yet. */
type OrderState = 'paid' | 'failed' | 'onItsWay';

function orderStateOf({ endedAt, paidMinor }: Payment): OrderState {
  if (!endedAt) return 'onItsWay';
  return paidMinor > 0 ? 'paid' : 'failed';
}

/** Takes an order to a rail that should answer at once, and to its end if it does; gives how it stands then. */
export async function payNow(
  tx: Db,
  work: OrdersAtWork,
  one: Parameters<typeof take>[2],
): Promise<OrderState> {
  const order = await take(tx, work, one);
  const { payment, at } = order;
  if (payment.endedAt) return orderStateOf(payment);
  if (!payment.handedOverAt && (await endUnwanted(order))) return 'failed';
  const said = await submitPayment(tx, payment, order);
  if (isNotCarried(said)) await fail(order, { reason: said.reason, from: 'payout' });
  else await settle({ ...order, payment: { ...payment, handedOverAt: payment.handedOverAt ?? at } });
  return orderStateOf(await principalOf(tx, one));
}

/** The jobs of every order but a transfer's. */
export function orderHandlers(
  rules: RulesOfOrders,
  { rails }: Pick<AtRails, 'rails'>,
): Record<string, JobHandler> {
  const job = (work: (order: Ruled) => Promise<boolean>): JobHandler => ({
    isKept: true,
    lock: (tx, { reference }) => lockOrder(tx, rules, reference),
    work: async (tx, { reference: id }, at, ask) => work(await take(tx, { rules, rails, ask }, { id, at })),
  });
  return {
    [orderJob]: job(handOver),
    [orderArrivalJob]: job(settle),
    [orderApprovalJob]: job(approvalEnds),
    [orderReturnJob]: job(comesBack),
  };
}
