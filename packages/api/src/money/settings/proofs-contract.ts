import * as z from 'zod/mini';
import { call, wireAmount, wireDate, wireId, wireNumber } from '../../wire/index.ts';

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

/** What a pay is to give back of what was taken early, or has. */
const paydayDeduction = z.object({
  periodStart: wireDate,
  periodEnd: wireDate,
  payDate: wireDate,
  /** What was taken early, with fees and what the pay before could not cover. */
  amount: wireAmount,
  /** What came off the pay; null before payday. What is missing comes off the next one. */
  deducted: z.nullable(wireAmount),
});

/** The calls about days for which something has to be shown. */
export const proofsContract = {
  /** Days whose deduction has not cleared, and how the proof of it stands. Deductions that have not cleared, and those that files were sent for. */
  getMissingClearDeductionDates: call('GET', 'user/GetMissingClearDeductionDates', missingDates),
  /** Days whose hours the employer has not reported, and how the proof of them stands. */
  getMissingHoursDates: call('GET', 'user/GetMissingHoursDates', missingDates),
  /** What comes off each pay for what was taken early, and what the next one still takes. */
  getPaydayDeductions: call('GET', 'user/GetPaydayDeductions', {
    payload: z.object({ deductions: z.array(paydayDeduction) }),
    meta: { ours: true },
  }),
};

/** What comes off a pay, as on the wire. */
export type WirePaydayDeduction = z.infer<typeof paydayDeduction>;

/** A day for which something has to be shown, as on the wire. */
export type WireMissingDate = z.infer<typeof missingDate>;
