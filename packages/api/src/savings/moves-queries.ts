import { fromWire, type MinorUnits, type MoveAnswer, toWire } from '@dayfare/domain/money';
import type { ApiClient } from '../transport/index.ts';
import { type Entity, instantFromWire, moveAnswerFromWire } from '../wire/index.ts';
import { savingsContract, type WireGoalReceipt } from './contract.ts';

/** Money to put into a goal, in minor units. */
export interface GoalDeposit {
  readonly goal: number;
  /** Null: from pay. */
  readonly from: number | null;
  readonly amount: MinorUnits;
}

/** Money to take out of a goal, in minor units. */
export interface GoalWithdrawal {
  readonly goal: number;
  readonly to: number;
  readonly amount: MinorUnits;
}

/** A deposit or a withdrawal that has been made. */
export type GoalReceipt = Entity<typeof receiptFromWire>;

function receiptFromWire(wire: WireGoalReceipt) {
  return {
    goal: wire.goalID,
    /** Null: pay. */
    place: wire.instrumentID,
    amount: fromWire(wire.amount),
    fee: fromWire(wire.fee),
    balanceAfter: fromWire(wire.balanceAfter),
    arrivesAt: instantFromWire(wire.arrivesAt),
  };
}

/** Puts money into a goal, once for each key. Rejects with ApiError. */
export async function depositToGoal(
  api: ApiClient,
  { goal, from, amount }: GoalDeposit,
  key: string,
): Promise<GoalReceipt> {
  return receiptFromWire(
    await api
      .client(savingsContract)
      .depositToGoal(
        { goalID: goal, fromInstrumentID: from, amount: toWire(amount) },
        { context: { idempotencyKey: key } },
      ),
  );
}

/** Takes money out of a goal, once for each key. Rejects with ApiError. */
export async function withdrawFromGoal(
  api: ApiClient,
  { goal, to, amount }: GoalWithdrawal,
  key: string,
): Promise<GoalReceipt> {
  return receiptFromWire(
    await api
      .client(savingsContract)
      .withdrawFromGoal(
        { goalID: goal, toInstrumentID: to, amount: toWire(amount) },
        { context: { idempotencyKey: key } },
      ),
  );
}

/** What became of a deposit whose answer was lost. Nothing moves under its key any more. Rejects with ApiError. */
export async function depositOutcome(api: ApiClient, key: string): Promise<MoveAnswer<GoalReceipt>> {
  const answer = await api.client(savingsContract).closeDepositKey({ idempotencyKey: key });
  return moveAnswerFromWire(answer, receiptFromWire);
}

/** What became of a withdrawal whose answer was lost, in the same way. Rejects with ApiError. */
export async function withdrawalOutcome(api: ApiClient, key: string): Promise<MoveAnswer<GoalReceipt>> {
  const answer = await api.client(savingsContract).closeWithdrawalKey({ idempotencyKey: key });
  return moveAnswerFromWire(answer, receiptFromWire);
}
