import * as z from 'zod/mini';
import { wireAmount, wireDate, wireInstant, wireNumber } from '../wire/index.ts';

const ownChoice = z.enum(['dayLimit', 'payPeriodLimit', 'pause', 'closing']);

/** How much of the earned wages can be taken now, and how that figure is calculated. */
export const availableFunds = z.object({
  accessibleAmount: wireAmount,
  /** ISO 4217 code. */
  currency: z.string(),
  /** earned − withheld − alreadyTaken − fees, capped by limit, is the available amount. */
  breakdown: z.object({
    earned: wireAmount,
    withheld: wireAmount,
    alreadyTaken: wireAmount,
    fees: wireAmount,
    limit: wireAmount,
    /** Ours. What a payday before could not take, and the next one takes. */
    carriedOver: z.optional(wireAmount),
  }),
  remainingToday: wireAmount,
  /** Ours. Availability reason of what bounds `remainingToday`; the daily limit where it is missing. */
  remainingReason: z.optional(wireNumber),
  /** Ours. The day from which more can be taken by it. */
  remainingUntil: z.optional(z.nullable(wireDate)),
  /** Ours. What the person has set themselves that bounds `remainingToday`. */
  remainingOwn: z.optional(ownChoice),
  /** Ours. The limits that the person has set themselves. */
  ownLimits: z.optional(
    z.array(z.object({ span: z.enum(['day', 'payPeriod']), amount: wireAmount, left: wireAmount })),
  ),
  /** Of a person, over all their employers. */
  dailyLimit: wireAmount,
  /** Ours. What counts against the daily limit of what was taken today at the person's other employers. */
  takenElsewhereToday: z.optional(wireAmount),
  /** Availability reason, 0 (Available) to 31. */
  availabilityReason: wireNumber,
  /** Ours. The day from which it opens by itself; null where none is known. */
  availableFrom: z.optional(z.nullable(wireDate)),
  /** Ours. Type of the agreement that is missing; only where that is why nothing can be taken. */
  agreementType: z.optional(wireNumber),
  /** Ours. What the person has set themselves because of which nothing can be taken. */
  unavailableOwn: z.optional(ownChoice),
  updatedAt: wireInstant,
  nextUpdateAt: z.nullable(wireInstant),
  feesThisYear: wireAmount,
  /** Ours. Today where the person is, by the server’s clock: a device’s may be wrong. */
  today: z.optional(wireDate),
  /** Ours. When a free transfer to a bank account that is made now arrives, by the banks’ calendar and cut-off. */
  freeArrivesAt: z.optional(wireInstant),
  /** Ours. What the person owes, over all their employers: the total is what comes off their pays and what they have to clear. */
  owed: z.optional(
    z.object({
      total: wireAmount,
      /** Taken early, and to come off the pays that follow by itself. */
      fromPay: wireAmount,
      /** Deductions that never arrived: to be paid or proved. Until then nothing can be taken. */
      toClear: wireAmount,
      /** The next payday that takes of it; null for none. */
      payday: z.nullable(wireDate),
    }),
  ),
});

const payPeriod = z.object({
  ...{ startDate: wireDate, endDate: wireDate, payDate: wireDate },
  /** Ours. The bank holiday because of which it is paid on another day than usual. */
  bankHoliday: z.optional(wireDate),
});

/** Earnings of the current pay period. */
export const earnings = z.object({
  summary: z.object({
    totalEarnings: wireAmount,
    accessibleAmount: wireAmount,
    totalHoursWorked: z.number(),
    currentPayPeriod: payPeriod,
    hourlyRate: wireAmount,
    maxAccessLimit: wireAmount,
    /** Expected net pay on payday after taxes and everything already taken. */
    expectedNetPay: wireAmount,
    /** Ours. How often the employer pays: None, Hourly, Weekly, BiWeekly, SemiMonthly, Monthly, Yearly. */
    payFrequency: z.optional(wireNumber),
    /** Ours. Another frequency that is to come, with the first day of its first pay period; null for none. */
    payFrequencyChange: z.optional(z.nullable(z.object({ payFrequency: wireNumber, from: wireDate }))),
    /** Ours. The pay periods whose paydays come next, the soonest first. */
    nextPaydays: z.optional(z.array(payPeriod)),
  }),
  days: z.array(
    z.object({
      earningDate: wireDate,
      totalEarnings: wireAmount,
      totalHours: z.number(),
      regHours: z.number(),
      oTHours: z.number(),
      dOTHours: z.number(),
    }),
  ),
});

/** Available funds as on the wire. */
export type WireAvailableFunds = z.infer<typeof availableFunds>;

/** Earnings as on the wire. */
export type WireEarnings = z.infer<typeof earnings>;
