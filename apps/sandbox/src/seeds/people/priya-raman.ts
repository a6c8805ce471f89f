import { checking, debitCard, patterns } from '../patterns.ts';
import type { Seed } from '../seed.ts';

/** Comes from Paycor. */
export const priyaRaman: Seed = {
  id: 1003,
  shows: 'The Paycor brand',
  firstName: 'Priya',
  lastName: 'Raman',
  userName: 'priya.raman',
  email: 'priya.raman@example.com',
  mobile: '2025550103',
  userType: 4,
  environment: 'Paycor',
  currency: 'USD',
  timeZone: 'America/New_York',
  employers: [{ id: 503, name: 'Cedar Valley Clinics' }],
  hourlyRate: 29_40,
  withholding: 21_00,
  dayOfPeriod: 10,
  minutes: patterns.ward,
  instruments: [checking('First Prairie Bank', '1180'), debitCard('Health Employees Debit', '6642', 'visa')],
  transfers: [
    { daysAgo: 21, hour: 9, amount: 120_00, speed: 'NextDay', to: 0 },
    { daysAgo: 5, hour: 12, amount: 90_00, speed: 'NextDay', to: 0 },
    { daysAgo: 2, hour: 20, amount: 30_00, speed: 'Instant', to: 1 },
  ],
};
