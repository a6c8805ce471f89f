import { type MinorUnits, minorUnits } from '@dayfare/domain/money';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { type Submission, type SubmitOptions, useSubmit } from '../../../platform/forms/use-submit.ts';
import { useCell } from '../../../platform/state/cell.ts';
import { amountOf } from '../format/limits.ts';
import type { Move } from '../move/use-move.ts';
import { type HeldMoneyProblems, type HeldMoneyValues, heldMoneyProblems } from './held-money-values.ts';

const refusals: Readonly<Record<string, HeldMoneyProblems>> = {
  FundsAmountExceeds: { amount: 'moveNotThere' },
  FundsNotAvailable: { amount: 'moveNotThere' },
  // The sheet that asks for the code says the rest.
  ProofRequired: {},
};

/** What a form that moves held money is about. */
export interface HeldMoneyFormOptions<Values extends HeldMoneyValues, Sent, Receipt>
  extends Pick<SubmitOptions<Values, Receipt, HeldMoneyProblems>, 'form' | 'initial' | 'secret'> {
  readonly move: Move<Sent, Receipt>;
  /** Taken from the same source, beside the amount. */
  readonly fee: MinorUnits;
  /** What is in a source; null for none. */
  readonly balanceOf: (from: string | null) => MinorUnits | null;
  readonly sentOf: (values: Values) => Sent;
}

/** A form that moves held money, and what it shows. */
export interface HeldMoneySubmission<Values extends HeldMoneyValues> {
  readonly form: Submission<Values, HeldMoneyProblems>;
  /** Whether nothing is missing or wrong. */
  readonly isComplete: boolean;
  /** The most that moves at once. */
  readonly most: MinorUnits;
}

/** The state of a form that moves money that we hold: how much, and where from. */
export function useHeldMoneyForm<Values extends HeldMoneyValues, Sent, Receipt>(
  options: HeldMoneyFormOptions<Values, Sent, Receipt>,
): HeldMoneySubmission<Values> {
  const { move, fee, balanceOf, sentOf, ...about } = options;
  const { startup } = useApp();
  const { value } = useCell(startup.configuration);
  const most = amountOf(value('TransferMoneyMaxLimit'), minorUnits(Number.MAX_SAFE_INTEGER));
  const check = (values: Values) => heldMoneyProblems(values, { most, fee, balance: balanceOf(values.from) });
  const form = useSubmit<Values, Receipt, HeldMoneyProblems>({
    ...about,
    check,
    send: (values) => move.send(sentOf(values)),
    refusals,
  });
  return { form, isComplete: !check(form.values), most };
}
