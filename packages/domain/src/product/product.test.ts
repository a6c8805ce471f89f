import { describe, expect, it } from 'vitest';
import { directPath, product, productCard, productKey } from './product.ts';

describe('product', () => {
  it('every form of the name follows from the name itself', () => {
    expect(productKey).toBe(product.toLowerCase());
    expect(directPath).toBe(`/${productKey}-direct`);
    expect(productCard).toBe(`${product}Card`);
  });
});
