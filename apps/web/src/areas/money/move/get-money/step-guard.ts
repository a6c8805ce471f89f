import type { TransferState } from '@dayfare/domain/money';
import type { Step } from '../../../../kit/money/transfer/steps.ts';

const inFlight: ReadonlySet<TransferState['step']> = new Set(['sending', 'unknown']);

/** Where someone must go instead of this step; null to stay. Missing answers come first, and a transfer being sent can't be edited. */
export function detour(wanted: Step, { step, draft }: TransferState): Step | null {
  if (inFlight.has(step)) return wanted === 'review' ? null : 'review';
  const isComplete = draft.amount > 0 && draft.instrumentId !== null;
  return wanted === 'review' && !isComplete ? 'amount' : null;
}
