import type { Goal, Savings } from '@dayfare/api/savings/queries';
import {
  addDays,
  type IsoDate,
  isIsoDate,
  isoDate,
  type MinorUnits,
  minorUnits,
  zero,
} from '@dayfare/domain/money';
import {
  depositProblem,
  type GoalPicture,
  type GoalPlan,
  type PlanProblem,
  planByDate,
  planByDeposit,
  type SavingRhythm,
  type SavingRules,
} from '@dayfare/domain/savings';
import { amountLimitProblem, goalNameProblem } from '@dayfare/domain/validation';

/** Stands for pay where a source is chosen. */
export const pay = 'pay';

/** No rule. */
export const off = 'off';

/** A goal, as typed. */
export interface PlanValues {
  readonly name: string;
  readonly picture: GoalPicture;
  /** Minor units. */
  readonly target: number | null;
  /** So much by then, or so much each time. */
  readonly by: 'date' | 'deposit';
  readonly endsOn: string | null;
  /** Minor units. */
  readonly deposit: number | null;
  readonly frequency: SavingRhythm;
  readonly startsOn: string | null;
  /** `pay`, or the number of something that we hold. */
  readonly from: string | null;
  /** `off`, or minor units. */
  readonly roundUpTo: string;
  /** `off`, or percent. */
  readonly part: string;
}

/** What is wrong with what was typed, by field, as keys of texts. */
export interface PlanProblems {
  readonly name?: 'nameMissing' | 'GoalNameAlreadyExists';
  readonly target?: 'targetMissing' | 'GoalAmountBelowMinimum' | 'GoalAmountAboveMaximum';
  readonly startsOn?: 'startMissing' | 'tooEarly';
  readonly endsOn?: 'endMissing' | PlanProblem;
  readonly deposit?: 'depositMissing' | PlanProblem;
  readonly from?: 'fromMissing';
}

/** What a plan is measured by. */
export interface PlanBounds {
  readonly savings: Savings;
  /** The goal that is changed; null for a new one. */
  readonly goal: Goal | null;
}

/** What every step knows. */
export interface PlanStep extends PlanBounds {
  /** Where the way back leads. */
  readonly backTo: string;
}

/** What is in the form at first. */
export function valuesOf({ savings, goal }: PlanBounds): PlanValues {
  const { earliestDay, sources } = savings;
  if (!goal) {
    const first = sources[0];
    return {
      ...{ name: '', picture: 'RainyDay', target: null, by: 'deposit', endsOn: null, deposit: null },
      ...{ frequency: 'Weekly', startsOn: earliestDay, roundUpTo: off, part: off },
      from: first ? sourceValue(first.id) : null,
    };
  }
  const { plan, rules } = goal;
  return {
    ...{ name: goal.name, picture: goal.picture, target: plan.target, by: 'deposit' },
    ...{ endsOn: plan.endsOn, deposit: plan.deposit, frequency: plan.frequency },
    // The next day that is planned; for one that is paused, a day that can still be.
    startsOn: [goal.next?.on ?? plan.startsOn, earliestDay].toSorted().at(-1) ?? earliestDay,
    from: sourceValue(goal.from),
    roundUpTo: rules.roundUpTo === null ? off : String(rules.roundUpTo),
    part: rules.part === null ? off : String(rules.part),
  };
}

/** A source, as the form names it. */
export const sourceValue = (id: number | null): string => (id === null ? pay : String(id));

/** The rules that were chosen. */
export const rulesOf = ({ roundUpTo, part }: PlanValues): SavingRules => ({
  roundUpTo: roundUpTo === off ? null : minorUnits(Number(roundUpTo)),
  part: part === off ? null : Number(part),
});

const dayIn = (text: string | null): IsoDate | null =>
  text !== null && isIsoDate(text) ? isoDate(text) : null;

/** What is saved of a goal already; nothing of a new one. */
const savedOf = (goal: Goal | null): MinorUnits => (goal ? minorUnits(goal.balance + goal.onItsWay) : zero);

/** What the typed goal comes to: the plan, what is wrong with it, or null while something is missing. */
export function planOf(
  values: PlanValues,
  { goal, savings: { paydays } }: PlanBounds,
): GoalPlan | PlanProblem | null {
  const { target, by, frequency, deposit } = values;
  const [startsOn, endsOn] = [dayIn(values.startsOn), dayIn(values.endsOn)];
  if (!target || !startsOn) return null;
  const from = { target: minorUnits(target), saved: savedOf(goal), frequency, startsOn, paydays };
  if (by === 'date') return endsOn && planByDate(from, endsOn);
  return deposit === null ? null : planByDeposit(from, minorUnits(deposit));
}

function timeProblem(values: PlanValues, bounds: PlanBounds): PlanProblems {
  const { limits } = bounds.savings;
  const field = values.by === 'date' ? 'endsOn' : 'deposit';
  const missing =
    values.by === 'date' ? ({ endsOn: 'endMissing' } as const) : ({ deposit: 'depositMissing' } as const);
  if (values.by === 'date' ? dayIn(values.endsOn) === null : values.deposit === null) return missing;
  const plan = planOf(values, bounds);
  if (plan === null) return {};
  const found =
    typeof plan === 'string'
      ? plan
      : depositProblem(plan, { least: limits.leastDeposit, most: limits.mostDeposit });
  return found ? { [field]: found } : {};
}

/** What is wrong with what was typed; null if nothing is. */
export function planProblems(values: PlanValues, bounds: PlanBounds): PlanProblems | null {
  const { savings, goal } = bounds;
  const others = savings.goals.filter(
    ({ id, status }) => id !== goal?.id && status !== 'Cancelled' && status !== 'Archived',
  );
  const name = goalNameProblem(
    values.name,
    others.map((one) => one.name),
  );
  const { leastGoal: min, mostGoal: max } = savings.limits;
  const limit = values.target ? amountLimitProblem('goal', minorUnits(values.target), { min, max }) : null;
  const start = dayIn(values.startsOn);
  const found: PlanProblems = {
    ...(name && { name: name.key === 'Required' ? 'nameMissing' : name.key }),
    ...(!values.target && { target: 'targetMissing' }),
    ...(limit && {
      target: limit.key === 'GoalAmountBelowMinimum' ? limit.key : 'GoalAmountAboveMaximum',
    }),
    ...(!start && { startsOn: 'startMissing' }),
    ...(start && start < savings.earliestDay && { startsOn: 'tooEarly' }),
    ...timeProblem(values, bounds),
    ...(values.from === null && { from: 'fromMissing' }),
  };
  return Object.keys(found).length > 0 ? found : null;
}

/** The day before the first deposit, from which a forecast goes on. */
export const dayBefore = ({ startsOn }: GoalPlan): IsoDate => addDays(startsOn, -1);
