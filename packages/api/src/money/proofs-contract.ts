import * as z from 'zod/mini';
import { call, wireAmount, wireDate, wireId, wireNumber } from '../wire/index.ts';

/** A day for which something has to be shown, or was. */
const missingDate = z.object({
  id: wireId,
  date: wireDate,
  /** What was to be deducted; null for missing hours. */
  amount: z.nullable(wireAmount),
  /** Needed, InReview, Accepted, Refused. */
  proofStatus: wireNumber,
  /** `unreadable`, `otherPeriod` or `notYours`; null unless refused. */
  refusalReason: z.nullable(z.string()),
  /** Whether the person has paid it back from their bank account. */
  isRecovered: z.boolean(),
  files: z.array(z.object({ fileName: z.string(), size: z.int() })),
});

const missingDates = { payload: z.object({ dates: z.array(missingDate) }) };

/** The calls about days for which something has to be shown. */
export const proofsContract = {
  /** Deductions that have not cleared, and those that files were sent for. */
  getMissingClearDeductionDates: call('GET', 'user/GetMissingClearDeductionDates', missingDates),
  /** Days whose hours the employer has not reported, and those that files were sent for. */
  getMissingHoursDates: call('GET', 'user/GetMissingHoursDates', missingDates),
};

/** A day for which something has to be shown, as on the wire. */
export type WireMissingDate = z.infer<typeof missingDate>;
