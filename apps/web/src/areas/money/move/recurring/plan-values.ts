import type { RecurringRequest } from '@dayfare/api/money/recurring/recurring-queries';
import {
  type IsoDate,
  isIsoDate,
  type MinorUnits,
  minorUnits,
  mostTimes,
  type RecurringEnd,
  type RecurringEndRule,
  type RecurringFrequency,
  recurringProblem,
} from '@dayfare/domain/money';

/** What ends a regular transfer, as typed. */
export interface EndValues {
  readonly endBy: RecurringEnd;
  readonly endDate: string | null;
  /** Minor units. */
  readonly endAmount: number | null;
  readonly times: string;
}

/** A regular transfer, as typed. */
export interface PlanValues extends EndValues {
  /** Minor units. */
  readonly amount: number | null;
  readonly place: string | null;
  readonly frequency: RecurringFrequency;
  readonly startsOn: string | null;
}

/** What is wrong with what was typed, by field, as keys of texts. */
export interface PlanProblems {
  readonly amount?: 'amountMissing' | 'InvalidAmount' | 'RecurringAmountExceedsLimit';
  readonly place?: 'place' | 'InstrumentNotUsable';
  readonly startsOn?: 'startMissing' | 'tooEarly';
  readonly endDate?: 'endDateMissing' | 'dateBeforeStart';
  readonly endAmount?: 'endAmountMissing' | 'totalTooSmall';
  readonly times?: 'timesOutOfRange';
}

type EndProblems = Pick<PlanProblems, 'endDate' | 'endAmount' | 'times'>;

/** The end that was typed, or what is missing. */
export function typedEnd({ endBy, endDate, endAmount, times }: EndValues): RecurringEndRule | EndProblems {
  if (endBy === 'Date')
    return endDate !== null && isIsoDate(endDate)
      ? { by: endBy, on: endDate }
      : { endDate: 'endDateMissing' };
  if (endBy === 'Amount')
    return endAmount === null
      ? { endAmount: 'endAmountMissing' }
      : { by: endBy, total: minorUnits(endAmount) };
  const count = Number(times);
  return /^\d{1,2}$/.test(times) && count >= 1 && count <= mostTimes
    ? { by: endBy, times: count }
    : { times: 'timesOutOfRange' };
}

const isEnd = (end: RecurringEndRule | EndProblems): end is RecurringEndRule => 'by' in end;

const endFields = {
  dateBeforeStart: { endDate: 'dateBeforeStart' },
  totalTooSmall: { endAmount: 'totalTooSmall' },
  timesOutOfRange: { times: 'timesOutOfRange' },
} as const;

/** What a plan is measured by. */
export interface PlanBounds {
  readonly minimum: MinorUnits;
  readonly earliest: IsoDate;
}

/** What is wrong with what was typed; null if nothing is. */
export function planProblems(values: PlanValues, bounds: PlanBounds): PlanProblems | null {
  const { amount, place, startsOn } = values;
  const end = typedEnd(values);
  const missing: PlanProblems = {
    ...(amount === null && { amount: 'amountMissing' }),
    ...(place === null && { place: 'place' }),
    ...((startsOn === null || !isIsoDate(startsOn)) && { startsOn: 'startMissing' }),
    ...(!isEnd(end) && end),
  };
  const request = requestOf(values);
  const found = request && recurringProblem(request, bounds);
  const broken: PlanProblems = found
    ? {
        ...(found.amount && { amount: found.amount }),
        ...(found.startsOn && { startsOn: found.startsOn }),
        ...(found.end && endFields[found.end]),
      }
    : missing;
  return Object.keys(broken).length > 0 ? broken : null;
}

/** The plan that was typed; null while something is missing. */
export function requestOf(values: PlanValues): RecurringRequest | null {
  const { amount, place, startsOn, frequency } = values;
  const end = typedEnd(values);
  if (amount === null || place === null || startsOn === null || !isIsoDate(startsOn) || !isEnd(end))
    return null;
  return { amount: minorUnits(amount), instrumentId: Number(place), frequency, startsOn, end };
}

/** What is wrong with a new end of a plan; null if nothing is. */
export function endProblems(values: EndValues, plan: RecurringRequest): EndProblems | null {
  const end = typedEnd(values);
  if (!isEnd(end)) return end;
  // The days that have been are no reason to refuse a new end.
  const found = recurringProblem({ ...plan, end }, { minimum: plan.amount, earliest: plan.startsOn });
  return found?.end ? endFields[found.end] : null;
}

/** The end of a plan, as it would be typed. */
export function endValuesOf(end: RecurringEndRule | null): EndValues {
  return {
    endBy: end?.by ?? 'Occurrences',
    endDate: end?.by === 'Date' ? end.on : null,
    endAmount: end?.by === 'Amount' ? end.total : null,
    times: end?.by === 'Occurrences' ? String(end.times) : '10',
  };
}
