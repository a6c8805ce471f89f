import { longestGoalName } from '@dayfare/domain/savings';
import * as z from 'zod/mini';
import { wireAmount, wireDate, wireId, wireIds, wireInstant, wireNumber } from '../wire/index.ts';

/** What a person decides about a goal. */
const plan = {
  name: z.string().check(z.maxLength(longestGoalName)),
  /** RainyDay, Trip, Home, Car, Family, Learning, Gift, Other, by listed order. */
  picture: wireNumber,
  goalAmount: wireAmount.check(z.gt(0)),
  /** What is put aside each time. */
  depositAmount: wireAmount.check(z.gt(0)),
  /** Daily, Weekly, Monthly, Payday, by listed order. */
  frequency: wireNumber,
  startDate: wireDate,
  endDate: wireDate,
  /** What the money comes from; null: from pay. */
  fromInstrumentID: z.nullable(wireId),
  /** To what each early transfer is rounded up; null: it isn't. */
  roundUpTo: z.nullable(wireAmount),
  /** Percent of each early transfer; null: none. */
  partOfTransfers: z.nullable(z.int().check(z.gte(0), z.lte(100))),
};

/** A savings goal. */
export const savingsGoal = z.object({
  goalID: wireId,
  ...plan,
  fromName: z.nullable(z.string()),
  /** Ongoing, Paused, Resumed, Cancelled, Archived, Achieved, by listed order. */
  status: wireNumber,
  balance: wireAmount,
  /** What has been taken from pay and isn't there yet. */
  onItsWay: wireAmount,
  /** The account that it is kept in, for withdrawals. */
  instrumentID: wireId,
  /** The next scheduled deposit; null while paused, and when there is none. */
  next: z.nullable(z.object({ date: wireDate, amount: wireAmount })),
  createdAt: wireInstant,
});

/** A goal to start, or to change where it has a number. */
export const saveGoalInput = z.object({
  goalID: z.nullable(wireId),
  ...plan,
  /** Agreed to when it is started. */
  contractsAccepted: wireIds,
});

/** Where money for goals can come from. */
const source = z.object({
  /** Null: pay. */
  instrumentID: z.nullable(wireId),
  /** Null: pay. */
  name: z.nullable(z.string()),
  /** What can be taken of it now; null where that isn't known. */
  available: z.nullable(wireAmount),
});

/** All savings of the user, and what can be done. */
export const savings = z.object({
  /** Null before the first goal. */
  balance: z.nullable(wireAmount),
  currency: z.string(),
  /** Whether goals can be started and money put in. Taking it out is always open. */
  isOpen: z.boolean(),
  /** Those that aren't archived first, then by age. */
  goals: z.array(savingsGoal),
  sources: z.array(source),
  limits: z.object({
    leastGoal: wireAmount,
    mostGoal: wireAmount,
    leastDeposit: wireAmount,
    mostDeposit: wireAmount,
    mostGoals: wireNumber,
  }),
  /** The first day of a deposit that is still possible. */
  earliestDay: wireDate,
  /** Paydays to come, the soonest first, four years at most; empty where there are none to save on. */
  paydays: z.array(wireDate),
  contractType: wireNumber,
  contractIds: z.array(wireId),
});

/** One line of a goal's history. */
const entry = z.object({
  id: z.string(),
  at: wireInstant,
  kind: z.enum(['deposit', 'withdrawal']),
  /** How a deposit came about; null of a withdrawal. */
  how: z.nullable(z.enum(['byHand', 'scheduled', 'rule'])),
  amount: wireAmount,
  /** Where it came from or went to; null: pay. */
  place: z.nullable(z.string()),
  state: z.enum(['done', 'onItsWay', 'failed', 'skipped']),
  /** Code of why a deposit was left out; null where it wasn't. */
  reason: z.nullable(z.string()),
});

/** What went into a goal and out of it, the newest hundred first. */
export const goalHistory = z.object({ entries: z.array(entry), total: wireNumber });

/** A goal as on the wire. */
export type WireGoal = z.infer<typeof savingsGoal>;
/** Everything that is put aside as on the wire. */
export type WireSavings = z.infer<typeof savings>;
/** Body of the save call. */
export type WireSaveGoal = z.infer<typeof saveGoalInput>;
/** A goal's history as on the wire. */
export type WireGoalHistory = z.infer<typeof goalHistory>;
