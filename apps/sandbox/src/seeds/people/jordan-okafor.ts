import { product } from '@dayfare/domain/product';
import { checking, debitCard, patterns } from '../patterns.ts';
import type { Seed } from '../seed.ts';

/** Sees the product under its own brand. */
export const jordanOkafor: Seed = {
  id: 1002,
  shows: 'The Dayfare brand',
  firstName: 'Jordan',
  lastName: 'Okafor',
  userName: 'jordan.okafor',
  email: 'jordan.okafor@example.com',
  mobile: '2025550102',
  userType: 4,
  environment: product,
  currency: 'USD',
  timeZone: 'America/Chicago',
  employers: [{ id: 502, name: 'Brightwater Logistics' }],
  hourlyRate: 24_50,
  withholding: 18_00,
  dayOfPeriod: 10,
  minutes: patterns.warehouse,
  instruments: [checking('Lakeshore Bank', '7714'), debitCard('Cash Debit', '3305', 'mastercard')],
  transfers: [
    { daysAgo: 8, hour: 9, amount: 50_00, speed: 'NextDay', to: 0 },
    { daysAgo: 3, hour: 19, amount: 40_00, speed: 'Instant', to: 1 },
  ],
};
