import { type CurrencyCode, isPositive, type MinorUnits, toWire } from '../../money/index.ts';

/** A purchase as marketing services take it. */
export interface MarketingPurchase {
  readonly productId: string;
  /** In units with two decimals. */
  readonly price: number;
  readonly currency: CurrencyCode;
}

/** The event of a purchase; null without a product or a price above 0. */
export function marketingPurchase(
  productId: string,
  price: MinorUnits,
  currency: CurrencyCode,
): MarketingPurchase | null {
  const id = productId.trim();
  return id === '' || !isPositive(price) ? null : { productId: id, price: toWire(price), currency };
}
