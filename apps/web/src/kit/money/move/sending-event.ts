import { isTransferRefusal, type PendingRequestEvent } from '@dayfare/domain/money';
import { failureOf, isInDoubt } from '../../../platform/failures/failure.ts';

/**
 * What a failed request means for a move of money. If in doubt, the money may have moved. Only a refusal by the money service is stored
 * under the key; any other response only means that this request was not carried out.
 */
export function sendingEvent(error: unknown): PendingRequestEvent<never> {
  if (isInDoubt(error)) return { type: 'lost' };
  const failure = failureOf(error, true);
  return failure.kind === 'refused' && isTransferRefusal(failure.code)
    ? { type: 'refused', reason: failure.code }
    : { type: 'not-sent' };
}
