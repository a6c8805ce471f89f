import { enumeration, type NameOf } from '../enumeration/index.ts';
import { type MinorUnits, max } from '../money/index.ts';
import { type AmountBounds, amountLimitProblem } from '../validation/index.ts';

/** What autoload moves to the card. The documents give no numbers. */
export const autoloadMode = enumeration([
  'Disabled',
  'AutoTransactionOfSelectedAmount',
  'AutoTransactionToCoverDeclinedAmount',
]);
type AutoloadMode = NameOf<typeof autoloadMode>;

/** When autoload moves something. The documents give no numbers. */
export const autoloadTrigger = enumeration(['InsufficientFundsDecline', 'LowBalance']);
type AutoloadTrigger = NameOf<typeof autoloadTrigger>;

/** How money comes to a card by itself. */
export interface AutoloadSettings {
  readonly mode: AutoloadMode;
  /** Of a mode that covers what was declined, always the decline. */
  readonly trigger: AutoloadTrigger;
  /** What is moved each time, where it was selected. */
  readonly amount: MinorUnits;
  /** Below what is left on the card something is moved, where that is the trigger. */
  readonly lowBalance: MinorUnits;
}

/** What is wrong with the settings, by field, as the documents' keys. */
export interface AutoloadProblems {
  readonly trigger?: 'nothingToCover';
  readonly amount?: 'AutoloadAmountBelowMinimum' | 'AutoloadAmountAboveMaximum';
  readonly lowBalance?: 'LowBalanceLimitBelowMinimum' | 'LowBalanceLimitAboveMaximum';
}

/** Returns what is wrong with settings, by field; null if nothing is. What the mode doesn't use can be anything. */
export function autoloadProblems(
  { mode, trigger, amount, lowBalance }: AutoloadSettings,
  bounds: AmountBounds,
): AutoloadProblems | null {
  if (mode === 'Disabled') return null;
  const isLow = trigger === 'LowBalance';
  if (mode === 'AutoTransactionToCoverDeclinedAmount') return isLow ? { trigger: 'nothingToCover' } : null;
  const wrong = amountLimitProblem('autoload', amount, bounds)?.key;
  const low = isLow ? amountLimitProblem('lowBalance', lowBalance, bounds)?.key : undefined;
  const found = { ...(wrong && { amount: wrong }), ...(low && { lowBalance: low }) } as AutoloadProblems;
  return wrong || low ? found : null;
}

/** What happened on a card: a payment was declined for so much too little, or one went through and left so much. */
export type AutoloadEvent =
  | { readonly kind: 'declined'; readonly missing: MinorUnits }
  | { readonly kind: 'paid'; readonly left: MinorUnits };

/**
 * Returns what is moved to a card after something happened on it; null for nothing. What was missing is rounded up to the least that can be
 * moved, and where it is more than the most, part of it would be of no use.
 */
export function autoloadAmount(
  { mode, trigger, amount, lowBalance }: AutoloadSettings,
  event: AutoloadEvent,
  { least, most }: { readonly least: MinorUnits; readonly most: MinorUnits },
): MinorUnits | null {
  if (mode === 'Disabled') return null;
  if (event.kind === 'paid') return trigger === 'LowBalance' && event.left < lowBalance ? amount : null;
  if (trigger !== 'InsufficientFundsDecline') return null;
  if (mode === 'AutoTransactionOfSelectedAmount') return amount;
  return event.missing > 0 && event.missing <= most ? max(event.missing, least) : null;
}
