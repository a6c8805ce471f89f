import { analyticsContract } from '@dayfare/api/analytics/contract';
import type { ApiClient } from '@dayfare/api/transport';
import { type ClientLogType, clientLog } from '@dayfare/domain/analytics';

/** An error of the app itself. */
export interface Fault {
  /** Where in the app it happened: `startup`, `brand.server`. */
  readonly where: string;
  readonly message: string;
  /** Default `error`. */
  readonly level?: ClientLogType | undefined;
}

/** Reports an error to the server's log. Always resolves: a log that cannot be reached must not cause another error. Load it lazily. */
export async function logFault(api: ApiClient, { where, message, level = 'error' }: Fault): Promise<void> {
  try {
    await api.client(analyticsContract).logClientCalls(clientLog(level, where, message));
  } catch {
    // No one is left to tell.
  }
}
