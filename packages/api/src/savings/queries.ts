import { fromWire, isoDate, toWire } from '@dayfare/domain/money';
import {
  type GoalPicture,
  type GoalPlan,
  goalPicture,
  goalStatus,
  type SavingRules,
  savingRhythm,
} from '@dayfare/domain/savings';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiClient, ApiError } from '../transport/index.ts';
import { currencyFromWire, type Entity, instantFromWire, known, maybe } from '../wire/index.ts';
import { entityQuery, writeDefaults } from '../wire/query-defaults.ts';
import { savingsContract, type WireGoal, type WireGoalHistory, type WireSavings } from './contract.ts';

/** Query key of everything about savings. */
const savingsKey = ['savings'] as const;

/** A savings goal. */
export type Goal = Entity<typeof goalFromWire>;

/** Throws RangeError for what the domain doesn't know. */
function goalFromWire(wire: WireGoal) {
  return {
    id: wire.goalID,
    name: wire.name,
    picture: known(goalPicture, wire.picture),
    plan: {
      target: fromWire(wire.goalAmount),
      deposit: fromWire(wire.depositAmount),
      frequency: known(savingRhythm, wire.frequency),
      startsOn: isoDate(wire.startDate),
      endsOn: isoDate(wire.endDate),
    } satisfies GoalPlan,
    /** Null: from pay. */
    from: wire.fromInstrumentID,
    fromName: wire.fromName,
    rules: {
      roundUpTo: maybe(fromWire, wire.roundUpTo),
      part: wire.partOfTransfers,
    } satisfies SavingRules,
    status: known(goalStatus, wire.status),
    balance: fromWire(wire.balance),
    onItsWay: fromWire(wire.onItsWay),
    next: wire.next && { on: isoDate(wire.next.date), amount: fromWire(wire.next.amount) },
    createdAt: instantFromWire(wire.createdAt),
  };
}

/** All savings of the user. */
export type Savings = Entity<typeof savingsFromWire>;

function savingsFromWire(wire: WireSavings) {
  return {
    /** Null before the first goal. */
    balance: maybe(fromWire, wire.balance),
    currency: currencyFromWire(wire.currency),
    isOpen: wire.isOpen,
    goals: wire.goals.map(goalFromWire),
    sources: wire.sources.map(({ instrumentID, name, available }) => ({
      /** Null: pay. */
      id: instrumentID,
      name,
      available: maybe(fromWire, available),
    })),
    limits: {
      leastGoal: fromWire(wire.limits.leastGoal),
      mostGoal: fromWire(wire.limits.mostGoal),
      leastDeposit: fromWire(wire.limits.leastDeposit),
      mostDeposit: fromWire(wire.limits.mostDeposit),
      mostGoals: wire.limits.mostGoals,
    },
    earliestDay: isoDate(wire.earliestDay),
    paydays: wire.paydays.map(isoDate),
    contractType: wire.contractType,
    contractIds: wire.contractIds,
  };
}

/** A source of money for goals. */
export type SavingsSource = Savings['sources'][number];

/** A line of a goal's history. */
export type GoalEntry = Entity<typeof historyFromWire>['entries'][number];

function historyFromWire({ entries, total }: WireGoalHistory) {
  return {
    entries: entries.map(({ at, amount, ...rest }) => ({
      ...rest,
      at: instantFromWire(at),
      amount: fromWire(amount),
    })),
    total,
  };
}

/** The goals and what is in them. Deposits come by themselves, so opening the screen refetches them. */
export function savingsQuery(api: ApiClient) {
  return entityQuery({
    queryKey: [...savingsKey, 'goals'],
    ask: ({ signal }) => api.client(savingsContract).getGoals(undefined, { signal }),
    read: savingsFromWire,
    staleTime: 0,
  });
}

/** What went into a goal and out of it. */
export function goalHistoryQuery(api: ApiClient, id: number) {
  return entityQuery({
    queryKey: [...savingsKey, 'history', id],
    ask: ({ signal }) => api.client(savingsContract).getGoalHistory({ id }, { signal }),
    read: historyFromWire,
    staleTime: 0,
  });
}

/** A goal to start, or to change. */
export interface GoalRequest {
  /** Null to start one. */
  readonly id: number | null;
  readonly name: string;
  readonly picture: GoalPicture;
  readonly plan: GoalPlan;
  /** Null: from pay. */
  readonly from: number | null;
  readonly rules: SavingRules;
  readonly contractsAccepted: readonly number[];
  /** Created once per intent, and reused for every attempt. */
  readonly idempotencyKey: string;
}

/** Starts a goal, or changes one. Rejects with ApiError. */
export async function saveGoal(api: ApiClient, request: GoalRequest): Promise<Goal> {
  const { id, name, picture, plan, from, rules, contractsAccepted, idempotencyKey } = request;
  return goalFromWire(
    await api.client(savingsContract).saveGoal(
      {
        ...{ goalID: id, name, picture: goalPicture.toWire(picture), fromInstrumentID: from },
        ...{ goalAmount: toWire(plan.target), depositAmount: toWire(plan.deposit) },
        ...{ frequency: savingRhythm.toWire(plan.frequency), startDate: plan.startsOn },
        ...{ endDate: plan.endsOn, roundUpTo: maybe(toWire, rules.roundUpTo), partOfTransfers: rules.part },
        contractsAccepted: [...contractsAccepted],
      },
      { context: { idempotencyKey } },
    ),
  );
}

/** What is done with a goal. */
export interface GoalAction {
  readonly id: number;
  readonly to: 'Paused' | 'Resumed' | 'Cancelled' | 'Archived';
}

/** Pauses, resumes, cancels or archives a goal. Afterwards everything about savings is asked for again. */
export function goalActionMutation(api: ApiClient) {
  return mutationOptions<Goal, ApiError, GoalAction>({
    ...writeDefaults,
    mutationKey: savingsKey,
    mutationFn: async ({ id, to }) =>
      goalFromWire(
        await api.client(savingsContract).changeGoal({ goalID: id, status: goalStatus.toWire(to) }),
      ),
    onSettled: (_answer, _error, _action, _before, { client }) => refreshGoals(client),
  });
}

/** Refetches everything about savings. */
export const refreshGoals = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: savingsKey });
