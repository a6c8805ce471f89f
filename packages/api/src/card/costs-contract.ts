import * as z from 'zod/mini';
import { call, wireAmount } from '../wire/index.ts';

/** What a card costs, and where it costs nothing. Both are ours. */
export const costsContract = {
  /** What a card costs, in the order of the fee schedule. */
  getCardFees: call('POST', 'card/GetCardFees', {
    payload: z.object({
      currency: z.string(),
      fees: z.array(
        z.object({
          kind: z.enum(['month', 'purchase', 'cash', 'cashElsewhere', 'load', 'lost', 'damaged', 'inactive']),
          amount: wireAmount,
        }),
      ),
    }),
    meta: { kind: 'read', ours: true },
  }),
  /** Machines near a postal code where cash costs nothing, the nearest first. */
  findCashMachines: call('POST', 'card/FindCashMachines', {
    input: z.object({ zipcode: z.string().check(z.regex(/^\d{5}$/)) }),
    payload: z.object({
      machines: z.array(z.object({ name: z.string(), address: z.string(), miles: z.number() })),
    }),
    meta: { kind: 'read', ours: true },
  }),
};
