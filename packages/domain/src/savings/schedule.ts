import { type IsoDate, type MinorUnits, min, minorUnits, subtract, zero } from '../money/index.ts';
import type { GoalPlan } from './goal.ts';
import { never, type Rhythm, rhythmDay, type SavingRhythm } from './rhythm.ts';

/** The most deposits that a goal is worked out with: every day of four years. */
const mostDeposits = 1461;

/** The days of deposits up to a day, included. */
function depositDays(rhythm: Rhythm, until: IsoDate): IsoDate[] {
  const days: IsoDate[] = [];
  for (let index = 0; index < mostDeposits; index += 1) {
    const day = rhythmDay(rhythm, index);
    if (day > until) break;
    days.push(day);
  }
  return days;
}

const left = (target: MinorUnits, saved: MinorUnits) => (saved >= target ? zero : subtract(target, saved));

/** What is wrong with a plan that is asked for, as a key for a text. */
export type PlanProblem = 'endBeforeStart' | 'tooManyDeposits' | 'depositTooSmall' | 'depositTooLarge';

/** What a plan starts from. */
export interface PlanFrom extends Rhythm {
  readonly target: MinorUnits;
  readonly saved: MinorUnits;
}

/** "So much by then": what has to be put aside each time. */
export function planByDate(from: PlanFrom, endsOn: IsoDate): GoalPlan | PlanProblem {
  const { target, saved, ...rhythm } = from;
  const count = depositDays(rhythm, endsOn).length;
  if (endsOn < rhythm.startsOn || count === 0) return 'endBeforeStart';
  const isUnknown = rhythm.frequency === 'Payday' && endsOn > (rhythm.paydays?.at(-1) ?? never);
  if (isUnknown || rhythmDay(rhythm, mostDeposits) <= endsOn) return 'tooManyDeposits';
  return { target, ...rhythm, endsOn, deposit: minorUnits(Math.ceil(left(target, saved) / count)) };
}

/** "So much each time": the day on which the goal is reached. */
export function planByDeposit(from: PlanFrom, deposit: MinorUnits): GoalPlan | PlanProblem {
  const { target, saved, ...rhythm } = from;
  if (deposit <= 0) return 'depositTooSmall';
  const count = Math.max(1, Math.ceil(left(target, saved) / deposit));
  const endsOn = count > mostDeposits ? never : rhythmDay(rhythm, count - 1);
  return endsOn === never ? 'tooManyDeposits' : { target, ...rhythm, deposit, endsOn };
}

/** Whether the amount of each deposit is within what a deposit may be; null if it is. */
export function depositProblem(
  { deposit, target }: Pick<GoalPlan, 'deposit' | 'target'>,
  { least, most }: { readonly least: MinorUnits; readonly most: MinorUnits },
): PlanProblem | null {
  // What completes a goal may be less than a deposit has to be.
  if (deposit < Math.min(least, target)) return 'depositTooSmall';
  return deposit > most ? 'depositTooLarge' : null;
}

/** A deposit that is to be made. */
export interface NextDeposit {
  readonly on: IsoDate;
  readonly amount: MinorUnits;
}

/** The days of a rhythm after a day, one after the other, as far as they are known. */
function* daysAfter(rhythm: Rhythm, after: IsoDate): Generator<IsoDate, undefined> {
  for (let index = 0; ; index += 1) {
    const day = rhythmDay(rhythm, index);
    if (day === never) return undefined;
    if (day > after) yield day;
  }
}

/** The next deposit after a day; null once the goal is reached. The last one is only what is missing. */
export function nextDeposit(
  { target, deposit, ...rhythm }: Omit<GoalPlan, 'endsOn'>,
  { saved, after }: { readonly saved: MinorUnits; readonly after: IsoDate },
): NextDeposit | null {
  if (saved >= target) return null;
  const on = daysAfter(rhythm, after).next().value;
  if (on === undefined) return null;
  return { on, amount: min(deposit, subtract(target, saved)) };
}

/** A day of the forecast, and what is in the goal by then. */
export interface ForecastPoint {
  readonly on: IsoDate;
  readonly total: MinorUnits;
}

/** What is in a goal after each deposit to come, if every one of them is made. Ends with the goal. */
export function forecast(
  { target, deposit, ...rhythm }: Omit<GoalPlan, 'endsOn'>,
  { saved, after }: { readonly saved: MinorUnits; readonly after: IsoDate },
): ForecastPoint[] {
  const points: ForecastPoint[] = [];
  let total = saved;
  for (const on of daysAfter(rhythm, after)) {
    if (total >= target || points.length >= mostDeposits) break;
    total = min(target, minorUnits(total + deposit));
    points.push({ on, total });
  }
  return points;
}

/** At most so many points, the first and the last among them, evenly spread: for a chart. */
export function thinned(points: readonly ForecastPoint[], most: number): readonly ForecastPoint[] {
  if (points.length <= most) return points;
  return Array.from(
    { length: most },
    (_, index) => points[Math.round((index * (points.length - 1)) / (most - 1))],
  ).flatMap((point) => point ?? []);
}

/** How often deposits can be made, the most usual first. */
export const rhythms = ['Payday', 'Weekly', 'Monthly', 'Daily'] as const satisfies readonly SavingRhythm[];
