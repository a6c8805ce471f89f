import type { CurrencyCode, MinorUnits } from '@dayfare/domain/money';
import { defaultLanguage, type Language, languageFromWire } from '@dayfare/domain/product';
import type { ProofSubject } from './payment-to-prove.ts';
import type { requestErrors } from './request-errors.ts';

type RequestErrors = typeof requestErrors;

/** Every refusal by its code. The index of all areas' refusals adds theirs, with `declare module`. */
export interface KnownErrors extends RequestErrors {}

/** The code of a refusal, as it travels as `apiErrorCode`. */
export type ErrorCode = keyof KnownErrors;

/** Amounts mentioned in a refusal's text, such as the maximum. */
export interface RefusalAmounts {
  readonly currency: CurrencyCode;
  readonly min?: MinorUnits;
  readonly max?: MinorUnits;
}

/** Throw it anywhere in the server to respond with a code of the error table. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly amounts: RefusalAmounts | undefined;
  /** Path of the invalid input field, `verifyPinInfo.pinCode`; undefined if it is not a single field. */
  readonly field: string | undefined;
  /** What a proof is asked for, where that is a payment. */
  proofOf: ProofSubject | undefined;
  /** How long the same is refused, seconds; undefined where time mends nothing. */
  waitSeconds: number | undefined;

  constructor(code: ErrorCode, amounts?: RefusalAmounts, field?: string) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.amounts = amounts;
    this.field = field;
  }

  /** Says which payment has to be proved. */
  about(subject: ProofSubject | undefined): this {
    this.proofOf = subject;
    return this;
  }

  /** Says for how many seconds the same is refused; 0 says nothing. */
  during(seconds: number): this {
    if (seconds > 0) this.waitSeconds = seconds;
    return this;
  }
}

/** Returns the language of a header from the client; the default if it is missing or unknown. */
export function languageOf(named: string | null | undefined): Language {
  return languageFromWire(named) ?? defaultLanguage;
}
