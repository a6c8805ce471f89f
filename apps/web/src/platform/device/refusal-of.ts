import type { BridgeRefusal } from '@dayfare/api/bridge';

/** The reason for which the shell has refused a request; null for any other error. */
export function refusalOf(error: unknown): BridgeRefusal['reason'] | null {
  const isRefusal = error instanceof Error && error.name === 'BridgeRefusal' && 'reason' in error;
  return isRefusal ? (error as BridgeRefusal).reason : null;
}
