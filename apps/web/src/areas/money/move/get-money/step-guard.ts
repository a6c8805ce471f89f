import type { TransferState } from '@dayfare/domain/money';
import { type Step, steps } from '../../../../kit/money/transfer/steps.ts';

function furthestStep({ draft }: TransferState): Step {
  if (draft.amount <= 0) return 'amount';
  if (draft.instrumentId === null) return 'where';
  return 'review';
}

const inFlight: ReadonlySet<TransferState['step']> = new Set(['sending', 'unknown']);

/** Where someone must go instead of this step; null to stay. Missing answers come first, and a transfer being sent can't be edited. */
export function detour(wanted: Step, state: TransferState): Step | null {
  if (inFlight.has(state.step)) return wanted === 'review' ? null : 'review';
  const furthest = furthestStep(state);
  return steps.indexOf(wanted) > steps.indexOf(furthest) ? furthest : null;
}
