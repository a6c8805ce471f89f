import * as z from 'zod/mini';
import {
  call,
  keyOutcome,
  pathNumber,
  transferKey,
  type WireKeyOutcome,
  wireAmount,
  wireId,
  wireInstant,
  wireNumber,
} from '../wire/index.ts';
import { goalHistory, saveGoalInput, savings, savingsGoal } from './goal.ts';

/** Money that went into a goal, or out of it. */
const receipt = z.object({
  goalID: wireId,
  transferID: z.string(),
  /** What it came from or goes to; null: pay. */
  instrumentID: z.nullable(wireId),
  amount: wireAmount,
  /** Taken from the goal, beside the amount. */
  fee: wireAmount,
  currency: z.string(),
  /** What is in the goal, without what is on its way to it. */
  balanceAfter: wireAmount,
  arrivesAt: wireInstant,
});

/** Savings goals and the money that is put aside for them. */
export const savingsContract = {
  /** The goals of a person with what is in them, and what can be done. */
  getGoals: call('GET', 'savings/GetGoals', { payload: savings, meta: { ours: true } }),
  /** What went into a goal and out of it, the newest hundred first. */
  getGoalHistory: call('GET', 'savings/GetGoalHistory/{id}', {
    input: z.object({ id: pathNumber }),
    payload: goalHistory,
    meta: { ours: true },
  }),
  /** Start a goal, once for each idempotency key, or change one. */
  saveGoal: call('POST', 'savings/SaveGoal', {
    input: saveGoalInput,
    payload: savingsGoal,
    meta: { idempotent: true, ours: true },
  }),
  /** Pause (1), resume (2), cancel (3) or archive (4) a goal. Repeating it changes nothing. */
  changeGoal: call('POST', 'savings/ChangeGoal', {
    input: z.object({ goalID: wireId, status: wireNumber }),
    payload: savingsGoal,
    meta: { ours: true },
  }),
  /** Put money into a goal, from pay or from what we hold, once for each `Idempotency-Key`. */
  depositToGoal: call('POST', 'savings/DepositToGoal', {
    input: z.object({ goalID: wireId, fromInstrumentID: z.nullable(wireId), amount: wireAmount }),
    payload: receipt,
    meta: { idempotent: true, ours: true },
  }),
  /** Take money out of a goal, once for each `Idempotency-Key`. */
  withdrawFromGoal: call('POST', 'savings/WithdrawFromGoal', {
    input: z.object({ goalID: wireId, toInstrumentID: wireId, amount: wireAmount }),
    payload: receipt,
    meta: { idempotent: true, ours: true },
  }),
  /** What became of a deposit. Sees to it that nothing moves any more under a key, and says what it stands for. Moves nothing. */
  closeDepositKey: call('POST', 'savings/CloseDepositKey', {
    input: transferKey,
    payload: keyOutcome(receipt),
    meta: { kind: 'read', ours: true },
  }),
  /** What became of a withdrawal, in the same way. */
  closeWithdrawalKey: call('POST', 'savings/CloseWithdrawalKey', {
    input: transferKey,
    payload: keyOutcome(receipt),
    meta: { kind: 'read', ours: true },
  }),
};

/** A deposit or a withdrawal as on the wire. */
export type WireGoalReceipt = z.infer<typeof receipt>;
/** What a key stands for, as on the wire. */
export type WireGoalOutcome = WireKeyOutcome<WireGoalReceipt>;

export type { WireGoal, WireGoalHistory, WireSaveGoal, WireSavings } from './goal.ts';
