import { describe, expect, it } from 'vitest';
import { minorUnits } from '../amounts/amount.ts';
import { type PricingModel, pricingModel } from '../enums/pay.ts';
import { discountedFee, type Pricing, priceOf } from './pricing.ts';

const usual: Pricing = {
  model: 'FlatRatePricing',
  speed: 'Instant',
  instantFee: minorUnits(299),
  programFee: minorUnits(450),
  instantThisPeriod: 0,
  hasPaidIn48Hours: false,
  isToProductCard: false,
};

describe('the price of a transfer', () => {
  it.each<[PricingModel, number, number]>([
    ['PayPeriod5', 500, 0],
    ['PayPeriod3', 300, 0],
    ['PayPeriodOther', 450, 0],
    ['Hours48', 299, 0],
    ['AccessFreedom', 0, 0],
    ['AccessChoice', 299, 299],
    ['NYC', 100, 100],
    ['AccessFreedomUSBank', 299, 299],
    ['FlatRatePricing', 299, 299],
    ['FlatRateFreedom', 0, 299],
  ])('%s charges %d cents for the first of a pay period and %d for the next', (model, first, next) => {
    expect(priceOf({ ...usual, model }).fee).toBe(first);
    expect(priceOf({ ...usual, model, instantThisPeriod: 1, hasPaidIn48Hours: true }).fee).toBe(next);
  });

  it('is nothing on the next business day, in every model', () => {
    for (const model of pricingModel.names)
      expect(priceOf({ ...usual, model, speed: 'NextDay' }).fee, model).toBe(0);
  });
});

it('the discount that takes most off counts, and only where there is a fee', () => {
  const discounts = [
    { kind: 'Offer', percentOff: 50 },
    { kind: 'SurveyDiscount', percentOff: 75 },
  ] as const;
  expect(discountedFee(minorUnits(299), discounts)).toEqual({ fee: 74, kind: 'SurveyDiscount' });
  expect(discountedFee(minorUnits(0), discounts)).toEqual({ fee: 0, kind: null });
  expect(discountedFee(minorUnits(299), [])).toEqual({ fee: 299, kind: null });
});
