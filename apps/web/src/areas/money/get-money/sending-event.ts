import { isTransferRefusal, type TransferEvent } from '@dayfare/domain/money';
import { failureOf, isInDoubt } from '../../../platform/failures/failure.ts';

/**
 * What a failed sending means for the transfer. In doubt the money may have moved. Only a refusal of the money service
 * is kept under the transfer's key; any other answer means that this request was not carried out, and no more.
 */
export function sendingEvent(error: unknown): TransferEvent {
  if (isInDoubt(error)) return { type: 'lost' };
  const failure = failureOf(error, true);
  return failure.kind === 'refused' && isTransferRefusal(failure.code)
    ? { type: 'refused', reason: failure.code }
    : { type: 'not-sent' };
}
