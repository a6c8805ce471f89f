import * as z from 'zod/mini';
import { transactionDetail } from './transaction.ts';

/**
 * What the server knows about an idempotency key. `done`, `refused` and `closed` are final. `inProgress`: a request has arrived and has
 * no result yet. `neverSeen`: none has arrived so far, but one may be on its way.
 */
export const transferOutcome = z.object({
  outcome: z.enum(['done', 'refused', 'closed', 'inProgress', 'neverSeen']),
  /** The transfer as it is now; with `done` only. */
  transaction: z.optional(transactionDetail),
  /** Code of the refusal, one of those of performTransaction; with `refused` only. */
  refusalCode: z.optional(z.string()),
});

/** What the server knows about an idempotency key, as on the wire. */
export type WireTransferOutcome = z.infer<typeof transferOutcome>;
