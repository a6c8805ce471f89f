import type { CardBrand, CardProcessor } from '../enums/instrument.ts';

/** Returns who processes the cards of a network: pushes to Visa and Mastercard cards go through TabaPay. */
export function processorOf(brand: CardBrand): CardProcessor {
  return brand === 'Visa' || brand === 'Master' ? 'TabaPay' : 'CardConnect';
}

/** Returns the first instant, in UTC, at which no place on earth still has the last month of a card, given as `2029-04`. */
export function endOfCard(expiry: string): Date {
  const [year = 0, month = 0] = expiry.split('-').map(Number);
  // Months count from 0: this is the first of the next one, at noon.
  return new Date(Date.UTC(year, month, 1, 12));
}
