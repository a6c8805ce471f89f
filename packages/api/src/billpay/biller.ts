import * as z from 'zod/mini';
import { wireId } from '../wire/index.ts';

/** Longest part of a name that can be searched for, in characters. */
export const longestBillerSearch = 50;

/** A company that bills can be paid to. */
export const billpayBiller = z.object({
  id: wireId,
  name: z.string(),
  /** Electricity, Water, Phone, Insurance, Rent, Loan. */
  category: z.string(),
  /** Whether it is in the person's own list. */
  isKept: z.boolean(),
});

/** A biller as on the wire. */
export type WireBillpayBiller = z.infer<typeof billpayBiller>;
