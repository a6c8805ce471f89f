import { failureOf, isInDoubt, meaningOf } from '../../../platform/failures/failure.ts';

const words = { NotCancellable: 'money/receipt:detail.tooLate' } as const;

/** The text for a cancellation that didn't work. One in doubt says so: the status above tells what happened. */
export function cancelProblem(error: unknown) {
  if (isInDoubt(error)) return 'money/receipt:detail.cancelLost';
  return meaningOf(failureOf(error, true), words) ?? 'money/receipt:detail.cancelFailed';
}
