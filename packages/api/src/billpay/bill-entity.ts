import type { BillPlan } from '@dayfare/domain/billpay';
import { fromWire, isoDate, recurringFrequency } from '@dayfare/domain/money';
import { currencyFromWire, type Entity, instantFromWire, known, maybe } from '../wire/index.ts';
import type { WireBills } from './contract.ts';

/** All bills of a person. */
export type Bills = Entity<typeof billsFromWire>;
/** A bill. */
export type Bill = Bills['bills'][number];
/** One day on which a bill is due. */
export type BillDue = Bills['dues'][number];
/** How a bill is paid and recalled. */
export type BillArrangement = Pick<Bill, 'autopay' | 'autopayLimit' | 'remindDays'>;

/** Throws RangeError for what the domain doesn't know. */
function billFromWire(wire: WireBills['bills'][number]) {
  return {
    ...{ id: wire.billID, account: wire.account, isStopped: wire.isStopped },
    plan: {
      amount: fromWire(wire.amountDue),
      dueOn: isoDate(wire.dueDate),
      frequency: wire.frequency === null ? null : known(recurringFrequency, wire.frequency),
      endsOn: maybe(isoDate, wire.paymentEndDate),
      times: wire.numberOfTimes,
    } satisfies BillPlan,
    ...{ autopay: wire.autopay, remindDays: wire.remindDays },
    /** Null: no limit of its own. */
    autopayLimit: maybe(fromWire, wire.autopayLimit),
  };
}

function dueFromWire(wire: WireBills['dues'][number]) {
  return {
    ...{ id: wire.dueID, bill: wire.billID, dueOn: isoDate(wire.dueDate), state: wire.state },
    ...{ amount: fromWire(wire.amountDue), transactionID: wire.transactionID, reason: wire.reason },
    /** The payment that leaves by itself. */
    payment: wire.payment && {
      on: isoDate(wire.payment.date),
      cutOff: instantFromWire(wire.payment.cutOff),
      isAutopay: wire.payment.isAutopay,
    },
    lastPayOn: isoDate(wire.lastPayDate),
    trace: wire.trace && { ...wire.trace, at: instantFromWire(wire.trace.at) },
  };
}

/** Reads the bills. Throws RangeError for what the domain doesn't know. */
export function billsFromWire(wire: WireBills) {
  return {
    currency: currencyFromWire(wire.currency),
    country: wire.country,
    bills: wire.bills.map(billFromWire),
    dues: wire.dues.map(dueFromWire),
    accounts: wire.accounts,
    dueSoon: wire.dueSoon,
    earliestDay: isoDate(wire.earliestDay),
    limits: {
      least: fromWire(wire.limits.least),
      most: fromWire(wire.limits.most),
      mostByItself: fromWire(wire.limits.mostByItself),
    },
    ...{ contractType: wire.contractType, contractIds: wire.contractIds },
  };
}
