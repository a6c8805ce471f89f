import { failureOf, isInDoubt, meaningOf } from '../../../platform/failures/failure.ts';

const words = { NotCancellable: 'kit/money/records:detail.tooLate' } as const;

/** Returns the text for a failed cancellation. If the result is unknown it says so; the status above shows what happened. */
export function cancelProblem(error: unknown) {
  if (isInDoubt(error)) return 'kit/money/records:detail.cancelLost';
  return meaningOf(failureOf(error, true), words) ?? 'kit/money/records:detail.cancelFailed';
}
