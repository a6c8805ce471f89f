/** Currencies of wages. Both have two decimals. */
export const currencies = ['USD', 'CAD'] as const;

/** ISO 4217 code. */
export type CurrencyCode = (typeof currencies)[number];

/** Whether a text from the API is a currency we can pay. */
export function isCurrency(text: unknown): text is CurrencyCode {
  return currencies.some((currency) => currency === text);
}

/** Returns the currency of wages in a business environment, such as `'Canada'`: what amounts are in where no balance names its own. */
export function currencyOf(businessEnvironment: string): CurrencyCode {
  return businessEnvironment === 'Canada' ? 'CAD' : 'USD';
}
