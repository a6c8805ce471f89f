import { enumeration, type NameOf } from '../../enumeration/index.ts';

/** How often an employee is paid. */
export const payFrequency = enumeration([
  'None',
  'Hourly',
  'Weekly',
  'BiWeekly',
  'SemiMonthly',
  'Monthly',
  'Yearly',
]);
export type PayFrequency = NameOf<typeof payFrequency>;

/** What an employer's programme charges by. */
export const pricingModel = enumeration([
  'PayPeriod5',
  'PayPeriod3',
  'PayPeriodOther',
  'Hours48',
  'AccessFreedom',
  'AccessChoice',
  'NYC',
  'AccessFreedomUSBank',
  'FlatRatePricing',
  'FlatRateFreedom',
]);
export type PricingModel = NameOf<typeof pricingModel>;
