import type { MinorUnits, TransferSpeed } from '@dayfare/domain/money';

/** What is to be quoted. Without a speed the free one is. */
export interface TransferRequest {
  readonly amount: MinorUnits;
  readonly instrumentId: number;
  readonly speed?: TransferSpeed | undefined;
}

/** Agreement to a quote. */
export interface PerformRequest {
  readonly previewId: string;
  readonly contractsAccepted: readonly number[];
  /** Minted once for the intent; the same one for every try of it. */
  readonly idempotencyKey: string;
}
