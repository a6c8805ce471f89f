import { savingsContract, type WireGoalOutcome, type WireGoalReceipt } from '@dayfare/api/savings/contract';
import { fromWire, toWire, zero } from '@dayfare/domain/money';
import { takesDeposits } from '@dayfare/domain/savings';
import { Refusal } from '../../platform/http/refusal.ts';
import {
  amountBounds,
  closeKey,
  currencyOf,
  heldIn,
  keyedMove,
  lockEmployee,
  moveUnder,
  receiptOutcome,
} from '../money/index.ts';
import type { ApiContext, SignedIn } from '../session/index.ts';
import { requireGoal, statusOf } from './goals.ts';
import { requireOpen } from './is-open.ts';
import { lockSource, putIn } from './put-in.ts';

type Context = ApiContext & SignedIn;

/** Money to put into a goal. */
interface DepositCommand {
  readonly goalID: number;
  readonly fromInstrumentID: number | null;
  readonly amount: number;
}

/**
 * Puts money into a goal, once for each idempotency key. Refuses with GoalNotFound, GoalNotChangeable, SavingsNotOpen, and for the reasons
 * that transfers and moves are refused for.
 */
export function depositToGoal(context: Context, command: DepositCommand): Promise<WireGoalReceipt> {
  const { goalID, fromInstrumentID: from } = command;
  const now = context.clock.now();
  const { settings, employee: asking } = context;
  return keyedMove(savingsContract.depositToGoal, context, {
    body: JSON.stringify(['goal-deposit', goalID, from, command.amount]),
    locks: async (tx) => {
      const goal = await requireGoal(tx, asking.id, goalID);
      return lockSource(tx, goal, { from, settings, now });
    },
    work: async (tx, money) => {
      const { employee } = money;
      const goal = await requireGoal(tx, employee.id, goalID);
      requireOpen(context);
      if (!takesDeposits(statusOf(goal.row))) throw new Refusal('GoalNotChangeable');
      const amount = fromWire(command.amount);
      const { minAmount: min, maxAmount: max } = amountBounds(context);
      const currency = currencyOf(employee);
      if (amount <= 0 || amount > max) throw new Refusal('InvalidAmount', { currency, min, max });
      const put = { server: context, amount, from, how: 'byHand', scheduled: null } as const;
      const made = await putIn(tx, goal, money, put);
      return {
        ...{ goalID, transferID: made.id, instrumentID: from, currency },
        ...{ amount: toWire(amount), fee: toWire(zero) },
        balanceAfter: toWire(await heldIn(tx, goal.instrument.id)),
        arrivesAt: made.arrivesAt.toISOString(),
      };
    },
  });
}

/** Money to take out of a goal. */
interface WithdrawalCommand {
  readonly goalID: number;
  readonly toInstrumentID: number;
  readonly amount: number;
}

/**
 * Takes money out of a goal, once for each idempotency key: free to a bank on the next business day and to what we hold at once, for a fee to
 * a card at once. Refuses with GoalNotFound, and for the reasons that moves are refused for.
 */
export function withdrawFromGoal(context: Context, command: WithdrawalCommand): Promise<WireGoalReceipt> {
  const { goalID, toInstrumentID: to, amount } = command;
  return keyedMove(savingsContract.withdrawFromGoal, context, {
    body: JSON.stringify(['goal-withdrawal', goalID, to, amount]),
    locks: (tx) => lockEmployee(tx, context.employee.id),
    work: async (tx, employee) => {
      const { instrument } = await requireGoal(tx, employee.id, goalID);
      const inside = { ...context, db: tx, employee };
      const input = { fromInstrumentID: instrument.id, toInstrumentID: to, amount };
      const { fromInstrumentID: _from, toInstrumentID: _to, ...receipt } = await moveUnder(inside, input);
      return { ...receipt, goalID, instrumentID: to };
    },
  });
}

/** Sees to it that nothing moves any more under a key of a deposit, and says what it stands for. */
export function closeDepositKey(context: Context, key: string): Promise<WireGoalOutcome> {
  return closeKey(savingsContract.depositToGoal, context, key, (_tx, found) =>
    receiptOutcome<WireGoalReceipt>(found),
  );
}

/** The same for a withdrawal. */
export function closeWithdrawalKey(context: Context, key: string): Promise<WireGoalOutcome> {
  return closeKey(savingsContract.withdrawFromGoal, context, key, (_tx, found) =>
    receiptOutcome<WireGoalReceipt>(found),
  );
}
