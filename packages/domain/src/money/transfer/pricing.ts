import { type MinorUnits, min, minorUnits, zero } from '../amounts/amount.ts';
import { share } from '../amounts/share.ts';
import type { FeeKind } from '../enums/fee.ts';
import type { PricingModel } from '../enums/pay.ts';
import type { TransferSpeed } from '../enums/transfer-speed.ts';

/** What a fee is called: by transfer, once a pay period, or charged to a card. The documents name the three and nothing else. */
export const feeNames = ['instant', 'program', 'cardPayment'] as const;
export type FeeName = (typeof feeNames)[number];

/** What decides the price of a transfer before any discount. */
export interface Pricing {
  readonly model: PricingModel;
  readonly speed: TransferSpeed;
  /** What an instant transfer costs as a rule. */
  readonly instantFee: MinorUnits;
  /** The employer's own fee for a pay period, with `PayPeriodOther`. */
  readonly programFee: MinorUnits;
  /** Instant transfers before this one in the pay period, without those that came back. */
  readonly instantThisPeriod: number;
  /** Whether one was paid for within the last 48 hours. */
  readonly hasPaidIn48Hours: boolean;
  /** Whether it goes to the product's own card. */
  readonly isToProductCard: boolean;
}

/** A price, and whether the model gives away what costs something elsewhere. */
export interface Price {
  readonly fee: MinorUnits;
  readonly name: FeeName;
  readonly isWaived: boolean;
}

type Rule = (pricing: Pricing) => Price;

const each = (fee: MinorUnits): Price => ({ fee, name: 'instant', isWaived: false });
const waived: Price = { fee: zero, name: 'instant', isWaived: true };
const perPeriod =
  (feeOf: (pricing: Pricing) => MinorUnits): Rule =>
  (pricing) => ({
    fee: pricing.instantThisPeriod === 0 ? feeOf(pricing) : zero,
    name: 'program',
    isWaived: false,
  });

const fiveDollars = minorUnits(500);
const threeDollars = minorUnits(300);
const mostInNyc = minorUnits(100);

/** The documents name the models; what they charge is ours. */
const rules: Readonly<Record<PricingModel, Rule>> = {
  // One fee for all instant transfers of a pay period.
  PayPeriod5: perPeriod(() => fiveDollars),
  PayPeriod3: perPeriod(() => threeDollars),
  PayPeriodOther: perPeriod(({ programFee }) => programFee),
  // One fee covers the 48 hours that follow.
  Hours48: ({ instantFee, hasPaidIn48Hours }) => each(hasPaidIn48Hours ? zero : instantFee),
  AccessFreedom: () => waived,
  AccessChoice: ({ instantFee }) => each(instantFee),
  NYC: ({ instantFee }) => each(min(instantFee, mostInNyc)),
  AccessFreedomUSBank: ({ instantFee, isToProductCard }) => (isToProductCard ? waived : each(instantFee)),
  FlatRatePricing: ({ instantFee }) => each(instantFee),
  FlatRateFreedom: ({ instantFee, instantThisPeriod }) =>
    instantThisPeriod === 0 ? waived : each(instantFee),
};

/** Returns what a transfer costs before any discount. The next business day is free in every model. */
export function priceOf(pricing: Pricing): Price {
  if (pricing.speed === 'NextDay') return { fee: zero, name: 'instant', isWaived: false };
  return rules[pricing.model](pricing);
}

/** A discount that someone can use now. */
export interface Discount {
  readonly kind: FeeKind;
  /** 1 to 100. */
  readonly percentOff: number;
}

/** A fee after the best of the discounts, which takes most off; `kind` is null if none applies. */
export interface DiscountedFee {
  readonly fee: MinorUnits;
  readonly kind: FeeKind | null;
}

/** Applies the best discount; in the customer's favour, the share that is left is truncated. */
export function discountedFee(fee: MinorUnits, discounts: readonly Discount[]): DiscountedFee {
  const [best] = discounts.toSorted((one, other) => other.percentOff - one.percentOff);
  if (!best || fee === 0) return { fee, kind: null };
  return { fee: share(fee, 100 - best.percentOff), kind: best.kind };
}
