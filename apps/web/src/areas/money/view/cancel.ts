import { isApiError } from '@dayfare/api/transport';

/** The text for a cancellation that didn't work. One in doubt says so: the status above tells what happened. */
export function cancelProblem(error: unknown) {
  if (!isApiError(error) || error.mayHaveMoved) return 'receipts:detail.cancelLost';
  return error.code === 'NotCancellable' ? 'receipts:detail.tooLate' : 'receipts:detail.cancelFailed';
}
