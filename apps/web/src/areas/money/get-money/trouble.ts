import { isApiError } from '@dayfare/api/transport';
import { isTransferRefusal, type TransferEvent } from '@dayfare/domain/money';

/** Why a call didn't do what was asked, as far as the person is concerned. */
export type Trouble =
  | { readonly kind: 'offline' }
  /** The session ended; the frame asks for a new sign-in. */
  | { readonly kind: 'session' }
  /** The service couldn't be reached or is being maintained; nothing was carried out. */
  | { readonly kind: 'down' }
  /** The server said no. */
  | { readonly kind: 'refused'; readonly code: string };

/** The code used for a refusal that has none. */
export const unnamedRefusal = 'other' as const;

/** What a failed call means. For a read, or for a write that certainly wasn't carried out. */
export function troubleOf(error: unknown): Trouble {
  if (!isApiError(error)) return { kind: 'down' };
  if (error.kind === 'offline') return { kind: 'offline' };
  if (error.kind === 'unauthorized') return { kind: 'session' };
  if (error.kind === 'http') return { kind: 'refused', code: error.code ?? unnamedRefusal };
  return { kind: 'down' };
}

/**
 * What a failed sending means for the transfer. In doubt the money may have moved. Only a refusal of the money service
 * is kept under the transfer's key; any other answer means that this request was not carried out, and no more.
 */
export function sendingEvent(error: unknown): TransferEvent {
  if (!isApiError(error) || error.mayHaveMoved) return { type: 'lost' };
  const { code } = error;
  return error.kind === 'http' && code !== undefined && isTransferRefusal(code)
    ? { type: 'refused', reason: code }
    : { type: 'not-sent' };
}
