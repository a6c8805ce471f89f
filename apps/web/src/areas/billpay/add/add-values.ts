import type { Bills } from '@dayfare/api/billpay/bill-queries';
import { type BillPlan, billPlanProblem } from '@dayfare/domain/billpay';
import { type IsoDate, isIsoDate, isoDate, minorUnits, type RecurringFrequency } from '@dayfare/domain/money';

/** How often a bill can come. */
export const rhythms = ['once', 'Weekly', 'Monthly'] as const satisfies readonly (
  | RecurringFrequency
  | 'once'
)[];

/** A bill, as typed. */
export interface AddValues {
  /** Number of the account at the biller. */
  readonly from: string | null;
  /** Minor units. */
  readonly amount: number | null;
  readonly dueOn: string | null;
  readonly often: (typeof rhythms)[number];
  readonly endBy: 'times' | 'date';
  readonly times: string;
  readonly endsOn: string | null;
}

/** What is wrong with what was typed, by field, as keys of texts. */
export interface AddProblems {
  readonly from?: 'fromMissing';
  readonly amount?: 'amountOutOfRange';
  readonly dueOn?: 'dueTooEarly' | 'dateMissing';
  readonly end?: 'endBeforeDue' | 'timesOutOfRange' | 'dateMissing';
}

const dayIn = (text: string | null): IsoDate | null =>
  text !== null && isIsoDate(text) ? isoDate(text) : null;

/** The bill that was typed; null while a day is missing. */
export function planOf(values: AddValues): BillPlan | null {
  const { amount, often, endBy, times } = values;
  const dueOn = dayIn(values.dueOn);
  const endsOn = dayIn(values.endsOn);
  const repeats = often !== 'once';
  const byDate = repeats && endBy === 'date';
  if (dueOn === null || (byDate && endsOn === null)) return null;
  return {
    ...{ amount: minorUnits(amount ?? 0), dueOn, frequency: repeats ? often : null },
    endsOn: byDate ? endsOn : null,
    times: repeats && endBy === 'times' ? Number(times === '' ? Number.NaN : times) : 0,
  };
}

/** What is wrong with what was typed; null if nothing is. */
export function addProblems(values: AddValues, { limits }: Bills, today: string): AddProblems | null {
  const plan = planOf(values);
  const isDueMissing = dayIn(values.dueOn) === null;
  const wrong = plan && billPlanProblem(plan, { ...limits, earliest: isoDate(today) });
  const found: AddProblems = {
    ...wrong,
    ...(isDueMissing && { dueOn: 'dateMissing' }),
    ...(plan === null && !isDueMissing && { end: 'dateMissing' }),
    ...(!values.amount && { amount: 'amountOutOfRange' }),
    ...(values.from === null && { from: 'fromMissing' }),
  };
  return Object.keys(found).length > 0 ? found : null;
}
