import { isApiError } from '@dayfare/api/transport';

/** Why a step was not taken, as far as the person can do something about it. */
export type StepFailure =
  | { readonly kind: 'offline' | 'down' }
  | {
      readonly kind: 'refused';
      /** The server's own words. */
      readonly message: string;
    };

/** What a failed step means; null when the session has ended, because the sign-in is on its way. */
export function stepFailure(error: unknown, isOnline: boolean): StepFailure | null {
  if (!isApiError(error)) return { kind: isOnline ? 'down' : 'offline' };
  if (error.kind === 'unauthorized' || error.kind === 'cancelled') return null;
  if (error.kind === 'offline' || (error.kind === 'network' && !isOnline)) return { kind: 'offline' };
  const isRefusal = error.kind === 'http' && (error.httpStatus ?? 500) < 500;
  return isRefusal ? { kind: 'refused', message: error.message } : { kind: 'down' };
}
