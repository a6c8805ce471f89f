import { analyticsContract } from '@dayfare/api/analytics/contract';
import type { ApiClient } from '@dayfare/api/transport';
import { type ClientLogType, clientLog } from '@dayfare/domain/analytics';

/** A fault of the app itself. */
export interface Fault {
  /** Where in the app: `startup`, `brand.server`. */
  readonly where: string;
  readonly message: string;
  /** Default `error`. */
  readonly level?: ClientLogType | undefined;
}

/** Tells the server's log. Resolves in any case: a log that cannot be reached must not become a fault of its own. Load lazily. */
export async function logFault(api: ApiClient, { where, message, level = 'error' }: Fault): Promise<void> {
  try {
    await api.client(analyticsContract).logClientCalls(clientLog(level, where, message));
  } catch {
    // Nobody is left to tell.
  }
}
