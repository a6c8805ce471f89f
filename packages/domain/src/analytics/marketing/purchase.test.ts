import { expect, it } from 'vitest';
import { minorUnits } from '../../money/index.ts';
import { marketingPurchase } from './purchase.ts';

it('a purchase has a product and a price [analytics-018]', () => {
  expect(marketingPurchase(' gas ', minorUnits(199), 'USD')).toEqual({
    productId: 'gas',
    price: 1.99,
    currency: 'USD',
  });
});

it.each([
  ['', 199],
  ['  ', 199],
  ['gas', 0],
  ['gas', -1],
])('product %j at %d is none [analytics-018]', (productId, price) => {
  expect(marketingPurchase(productId, minorUnits(price), 'USD')).toBeNull();
});
