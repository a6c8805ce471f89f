import {
  type AmountLimits,
  type AmountRefusal,
  checkAmount,
  leftOnPayday,
  type MinorUnits,
  min,
  minorUnits,
  subtract,
  zero,
} from '@dayfare/domain/money';

/** Why the amount in the field can't be taken; `limit` is the limit to keep. */
export interface AmountError {
  readonly reason: AmountRefusal | 'empty' | 'not-a-number';
  readonly limit: MinorUnits;
}

/** What taking an amount would mean. */
export interface AmountOutlook {
  readonly amount: MinorUnits;
  /** What can still be taken now: what is left of the balance, as far as the limits of today allow. */
  readonly remaining: MinorUnits;
  /** Estimated pay left on payday; null while the earnings are unknown. */
  readonly left: MinorUnits | null;
}

/** Feedback on the amount in the field. */
export type AmountFeedback =
  | { readonly ok: true; readonly outlook: AmountOutlook }
  | { readonly ok: false; readonly error: AmountError };

/** The field's amount (null for none) and text. */
export interface TypedAmount {
  readonly minor: number | null;
  readonly text: string;
}

/** Compares what was typed with the limits. `expectedNetPay` is the pay on payday if nothing more is taken. */
export function amountFeedback(
  { minor, text }: TypedAmount,
  limits: AmountLimits,
  expectedNetPay: MinorUnits | null,
): AmountFeedback {
  if (minor === null) {
    const reason = text.trim() === '' ? 'empty' : 'not-a-number';
    return { ok: false, error: { reason, limit: limits.minimum } };
  }
  const amount = minorUnits(minor);
  const check = checkAmount(amount, limits);
  if (!check.ok) return { ok: false, error: check };
  const left =
    expectedNetPay === null ? null : leftOnPayday({ expectedNetPay, alreadyTaken: zero, amount, fee: zero });
  const { available, remainingToday = available, remainingOwn = available } = limits;
  const remaining = subtract(min(available, remainingToday, remainingOwn), amount);
  return { ok: true, outlook: { amount, remaining, left } };
}

const whileTyping: ReadonlySet<AmountError['reason']> = new Set([
  'above-available',
  'above-maximum',
  'above-daily-limit',
  'above-own-limit',
]);

/** Whether an error is shown while typing. Too little may still become enough; too much can't. */
export function tellsWhileTyping({ reason }: AmountError): boolean {
  return whileTyping.has(reason);
}
