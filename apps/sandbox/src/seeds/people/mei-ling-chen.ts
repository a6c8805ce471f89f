import { checking, debitCard, patterns } from '../patterns.ts';
import type { Seed } from '../seed.ts';

/** Sent money to an account that is closed. */
export const meiLingChen: Seed = {
  id: 1009,
  shows: 'A failed transfer: the bank account is closed',
  firstName: 'Mei-Ling',
  lastName: 'Chen',
  userName: 'meiling.chen',
  email: 'meiling.chen@example.com',
  mobile: '2025550109',
  userType: 4,
  environment: 'Common',
  currency: 'USD',
  timeZone: 'America/New_York',
  employers: [{ id: 507, name: 'Pinecrest Manufacturing' }],
  hourlyRate: 22_60,
  withholding: 18_50,
  dayOfPeriod: 10,
  minutes: patterns.warehouse,
  instruments: [
    { ...checking('Old Town Bank', '9937'), refusesPayouts: true },
    debitCard('Pinecrest Debit', '5561', 'visa'),
  ],
  transfers: [
    { daysAgo: 19, hour: 11, amount: 60_00, speed: 'Instant', to: 1 },
    { daysAgo: 8, hour: 9, amount: 85_00, speed: 'NextDay', to: 0 },
  ],
};
