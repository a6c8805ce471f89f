import type { TransferState } from '@dayfare/domain/money';
import { type Step, steps } from '../view/steps.ts';

function furthestStep({ draft }: TransferState): Step {
  if (draft.amount <= 0) return 'amount';
  if (draft.instrumentId === null) return 'where';
  return 'review';
}

const inFlight: ReadonlySet<TransferState['step']> = new Set(['sending', 'unknown']);

/**
 * Where someone who comes to a step has to go instead; null to stay. An answer that is missing comes first, and what is
 * on its way can't be edited.
 */
export function detour(wanted: Step, state: TransferState): Step | null {
  if (inFlight.has(state.step)) return wanted === 'review' ? null : 'review';
  const furthest = furthestStep(state);
  return steps.indexOf(wanted) > steps.indexOf(furthest) ? furthest : null;
}
