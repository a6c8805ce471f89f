import * as z from 'zod/mini';
import { wireAmount, wireId, wireInstant } from '../../wire/index.ts';
import { transactionLine } from '../transaction.ts';

/** What went to one account or card. */
export const instrumentHistory = z.object({
  itDashboardSummary: z.object({
    userInstrumentId: wireId,
    /** Number of transfers whose money did not come back. */
    transactionCount: z.int(),
    /** What they moved, without fees. */
    totalAmount: wireAmount,
    totalFees: wireAmount,
    /** When the newest one was requested; null if there is none. */
    lastTransactionAt: z.nullable(wireInstant),
  }),
  /** The newest ten, including those that came back. */
  transactionDetails: z.array(transactionLine),
});

/** What went to one account or card, as on the wire. */
export type WireInstrumentHistory = z.infer<typeof instrumentHistory>;
