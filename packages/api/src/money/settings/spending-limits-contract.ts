import * as z from 'zod/mini';
import { call, wireAmount, wireDate, wireInstant } from '../../wire/index.ts';

const span = z.enum(['day', 'payPeriod']);

const limit = z.object({
  span,
  /** Null for no limit. */
  amount: z.nullable(wireAmount),
  /** Taken in the span, and paid to friends. */
  used: wireAmount,
  /** Null for no limit. */
  left: z.nullable(wireAmount),
  /** The first day on which it is counted from zero again. */
  until: wireDate,
  /** A higher limit, or none, that waits; null while nothing waits. */
  change: z.nullable(z.object({ amount: z.nullable(wireAmount), from: wireInstant })),
});

const limits = z.object({
  /** ISO 4217 code. */
  currency: z.string(),
  /** The day first. Without the pay period for users who have none. */
  limits: z.array(limit),
});

/** The calls about the user's own limits. The documents name none of them. */
export const spendingLimitsContract = {
  /** The limits that a person has set themselves. */
  getOwnLimits: call('GET', 'ewa/getOwnLimits', { payload: limits, meta: { ours: true } }),
  /**
   * Set, raise, lower or lift a limit of one’s own. Lowers a limit at once, or raises or lifts it 24 hours later. Saving the same again
   * changes nothing.
   */
  saveOwnLimit: call('POST', 'ewa/saveOwnLimit', {
    input: z.object({ span, amount: z.nullable(wireAmount) }),
    payload: limits,
    meta: { ours: true },
  }),
  /** Keep a limit that was to be raised. Takes back what waits. */
  cancelOwnLimitChange: call('POST', 'ewa/cancelOwnLimitChange', {
    input: z.object({ span }),
    payload: limits,
    meta: { ours: true },
  }),
};

/** Limits as on the wire. */
export type WireOwnLimits = z.infer<typeof limits>;
