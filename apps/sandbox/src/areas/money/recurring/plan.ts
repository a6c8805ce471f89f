import type { WireRecurringPlan } from '@dayfare/api/money/recurring/recurring-contract';
import {
  fromWire,
  isoDate,
  minorUnits,
  type RecurringEndRule,
  type RecurringPlan,
  recurringEnd,
  recurringFrequency,
  toWire,
} from '@dayfare/domain/money';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { RecurringRow } from './tables.ts';

function endOf({ endBy, endDate, endAmount, numberOfTimes }: WireRecurringPlan): RecurringEndRule {
  const by = recurringEnd.fromWire(endBy);
  if (by === 'Occurrences') return { by, times: numberOfTimes };
  if (by === 'Date' && endDate !== null) return { by, on: isoDate(endDate) };
  if (by === 'Amount' && endAmount !== null) return { by, total: fromWire(endAmount) };
  throw new Refusal('InvalidRequest');
}

/** A plan from the wire. Refuses with InvalidRequest for an interval or an end that doesn't exist. */
export function planFromWire(wire: WireRecurringPlan): RecurringPlan {
  const frequency = recurringFrequency.fromWire(wire.interval);
  if (!frequency) throw new Refusal('InvalidRequest');
  return {
    amount: fromWire(wire.amount),
    frequency,
    startsOn: isoDate(wire.startDate),
    end: endOf(wire),
  };
}

/** The columns of a plan. */
export function columnsOf({ amount, frequency, startsOn, end }: RecurringPlan) {
  return {
    amountMinor: amount,
    frequency: recurringFrequency.toWire(frequency),
    startsOn,
    endBy: recurringEnd.toWire(end.by),
    endsOn: end.by === 'Date' ? end.on : null,
    endTotalMinor: end.by === 'Amount' ? end.total : null,
    times: end.by === 'Occurrences' ? end.times : 0,
  };
}

/** The plan of a row, for the wire. */
export function wirePlanOf(row: RecurringRow): WireRecurringPlan {
  return {
    amount: toWire(minorUnits(row.amountMinor)),
    instrumentId: row.instrumentId,
    interval: row.frequency,
    startDate: row.startsOn,
    endBy: row.endBy,
    endDate: row.endsOn,
    endAmount: row.endTotalMinor === null ? null : toWire(minorUnits(row.endTotalMinor)),
    numberOfTimes: row.times,
  };
}

/** The plan of a row. */
export function planOf(row: RecurringRow): RecurringPlan {
  return planFromWire(wirePlanOf(row));
}
