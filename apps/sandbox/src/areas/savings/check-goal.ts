import type { WireSaveGoal } from '@dayfare/api/savings/contract';
import { fromWire, isoDate } from '@dayfare/domain/money';
import { depositProblem, type GoalPlan, goalBounds, savingRhythm } from '@dayfare/domain/savings';
import { amountLimitProblem, goalNameProblem } from '@dayfare/domain/validation';
import type { ConfiguredServer } from '../../platform/http/configuration.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { amountBounds, currencyOf } from '../money/index.ts';
import type { Employee } from '../session/index.ts';
import { type Goal, statusOf } from './goals.ts';

/** A plan from the wire. Refuses with InvalidRequest for a rhythm that doesn't exist. */
export function planFromWire(wire: WireSaveGoal): GoalPlan {
  const frequency = savingRhythm.fromWire(wire.frequency);
  if (!frequency) throw new Refusal('InvalidRequest', undefined, 'frequency');
  return {
    target: fromWire(wire.goalAmount),
    deposit: fromWire(wire.depositAmount),
    frequency,
    startsOn: isoDate(wire.startDate),
    endsOn: isoDate(wire.endDate),
  };
}

const isRunning = ({ row }: Goal) => !['Cancelled', 'Archived'].includes(statusOf(row));

/** Refuses a name that the person has a goal of, and an amount out of bounds. */
export function checkGoal(wire: WireSaveGoal, others: readonly Goal[], employee: Employee): void {
  const names = others.filter(isRunning).map(({ row }) => row.name);
  const wrong = goalNameProblem(wire.name, names);
  if (wrong?.key === 'Required') throw new Refusal('InvalidRequest', undefined, 'name');
  if (wrong) throw new Refusal('GoalNameAlreadyExists');
  const limit = amountLimitProblem('goal', fromWire(wire.goalAmount), goalBounds);
  const currency = currencyOf(employee);
  if (!limit) return;
  if (limit.key === 'GoalAmountBelowMinimum')
    throw new Refusal('GoalAmountBelowMinimum', { currency, ...goalBounds });
  throw new Refusal('GoalAmountAboveMaximum', { currency, ...goalBounds });
}

/** Refuses a plan that can't be kept. What has been saved already counts. */
export function checkPlan(plan: GoalPlan, server: ConfiguredServer, earliest: string): void {
  const { minAmount: least, maxAmount: most } = amountBounds(server);
  const isLate = plan.startsOn < earliest || plan.endsOn < plan.startsOn;
  if (isLate || depositProblem(plan, { least, most })) throw new Refusal('GoalPlanNotValid');
}
