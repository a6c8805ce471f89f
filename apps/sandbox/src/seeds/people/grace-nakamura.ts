import { checking, debitCard, patterns } from '../patterns.ts';
import type { Seed } from '../seed.ts';

/** Has to accept the terms first. */
export const graceNakamura: Seed = {
  id: 1016,
  shows: 'Has to accept the terms first',
  firstName: 'Grace',
  lastName: 'Nakamura',
  userName: 'grace.nakamura',
  email: 'grace.nakamura@example.com',
  mobile: '2025550116',
  userType: 4,
  environment: 'Common',
  currency: 'USD',
  timeZone: 'America/Chicago',
  employers: [{ id: 516, name: 'Bluebird Bakeries' }],
  mustAcceptTerms: true,
  hourlyRate: 24_50,
  withholding: 16_00,
  dayOfPeriod: 8,
  minutes: patterns.kitchen,
  instruments: [checking('Lakeside Savings', '0116'), debitCard('Midwest Debit', '6116', 'mastercard')],
};
