import { isApiError } from '@dayfare/api/transport';

/** The text for a cancellation that didn't work. One in doubt says so: the status above tells what happened. */
export function cancelProblem(error: unknown) {
  if (!isApiError(error) || error.mayHaveMoved) return 'money/receipt:detail.cancelLost';
  return error.code === 'NotCancellable'
    ? 'money/receipt:detail.tooLate'
    : 'money/receipt:detail.cancelFailed';
}
