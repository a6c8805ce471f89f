import { feeNames } from '@dayfare/domain/money';
import * as z from 'zod/mini';
import { wireAmount, wireNumber } from '../wire/index.ts';

/** Ours. What a fee is, why it is less than usual, and where it is taken from. */
export const feeFacts = {
  /** FirstFreeTransaction, FreeDeductions, Offer, … by listed order; null when the ordinary fee applies. */
  feeKind: z.optional(z.nullable(wireNumber)),
  /** Instant fee, program fee or card payment fee. */
  feeName: z.optional(z.enum(feeNames)),
  /** What it would be without a discount. */
  usualFee: z.optional(wireAmount),
  /** Debit, Inclusive, OnTop: charged to the card, part of the amount, or added to it. */
  serviceChargeMode: z.optional(wireNumber),
};
