import type { CurrencyCode } from '@dayfare/domain/money';

/** A payment that someone has to prove they want: what they were shown. */
export interface ProofSubject {
  /** The same for the same amount to the same payee. */
  readonly id: string;
  readonly amountMinor: number;
  readonly currency: CurrencyCode;
  readonly to: string;
}
