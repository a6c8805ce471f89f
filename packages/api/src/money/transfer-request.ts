import type { MinorUnits, TransferSpeed } from '@dayfare/domain/money';

/** What to quote. Without a speed, the free one. */
export interface TransferRequest {
  readonly amount: MinorUnits;
  readonly instrumentId: number;
  readonly speed?: TransferSpeed | undefined;
}

/** Agreement to a quote. */
export interface PerformRequest {
  readonly previewId: string;
  readonly contractsAccepted: readonly number[];
  /** Created once per intent, and reused for every attempt. */
  readonly idempotencyKey: string;
}
