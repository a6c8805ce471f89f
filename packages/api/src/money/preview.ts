import * as z from 'zod/mini';
import { wireAmount, wireDate, wireId, wireIds, wireInstant, wireName, wireNumber } from '../wire/index.ts';
import { feeFacts } from './fee.ts';

/** What the user wants to take. Without a speed the free one is quoted; `options` always quotes both. */
export const previewInput = z.object({
  amount: wireAmount.check(z.gt(0)),
  instrumentId: wireId,
  /** Instant 0, NextDay 1. */
  transferSpeed: z.optional(wireNumber),
});

const option = z.object({
  transferSpeed: wireNumber,
  fee: wireAmount,
  ...feeFacts,
  /** What comes off the balance, and what arrives. Default: amount and fee, and the amount. */
  totalDebit: z.optional(wireAmount),
  received: z.optional(wireAmount),
  arrivalDate: wireDate,
  arrivesAt: wireInstant,
  available: z.boolean(),
  /** Code of why this speed isn't available; only set if it isn't. */
  unavailableReason: z.optional(z.string()),
});

/** The server's quote for a transfer, binding until `expiresAt`. */
export const preview = z.object({
  previewId: z.string(),
  amount: wireAmount,
  transferSpeed: wireNumber,
  fee: wireAmount,
  ...feeFacts,
  feeKind: z.nullable(wireNumber),
  totalDebit: wireAmount,
  /** Ours. What arrives. Default: what comes off the balance, less the fee. */
  received: z.optional(wireAmount),
  arrivalDate: wireDate,
  arrivesAt: wireInstant,
  availableAfter: wireAmount,
  leftOnPayday: wireAmount,
  feesThisYear: wireAmount,
  options: z.array(option),
  /** Number of the contract type to agree to. */
  contractType: wireNumber,
  /** Contracts that must all be accepted before the transfer is performed. */
  contractIds: z.array(wireId),
  /** Ours. Those that the person has agreed to before in today's wording, and need not open again. Default: none. */
  contractsAgreed: z.optional(wireIds),
  expiresAt: wireInstant,
});

/** Agreement to a previewed transfer. */
export const performInput = z.object({
  previewId: wireName.check(z.minLength(1)),
  contractsAccepted: wireIds,
});

/** Body of the preview call. */
export type WirePreviewInput = z.infer<typeof previewInput>;

/** A quote as on the wire. */
export type WirePreview = z.infer<typeof preview>;

/** Body of the perform call. */
export type WirePerformInput = z.infer<typeof performInput>;
