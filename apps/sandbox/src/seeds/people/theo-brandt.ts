import { checking, debitCard, patterns } from '../patterns.ts';
import type { Seed } from '../seed.ts';

/** What was taken early did not come off the last pay, and a day's hours were not reported. */
export const theoBrandt: Seed = {
  id: 1025,
  shows: 'A deduction that hasn’t cleared, and a day whose hours are missing',
  firstName: 'Theo',
  lastName: 'Brandt',
  userName: 'theo.brandt',
  email: 'theo.brandt@example.com',
  mobile: '2025550125',
  userType: 4,
  environment: 'Common',
  currency: 'USD',
  timeZone: 'America/New_York',
  employers: [{ id: 523, name: 'Granite Street Logistics' }],
  hourlyRate: 20_00,
  withholding: 16_50,
  dayOfPeriod: 10,
  minutes: patterns.warehouse,
  proofs: [
    { kind: 'deduction', daysAgo: 9, amount: 80_00 },
    { kind: 'hours', daysAgo: 8 },
  ],
  instruments: [checking('Harbor Credit Union', '7714'), debitCard('Granite Debit', '3318', 'visa')],
  transfers: [{ daysAgo: 14, hour: 10, amount: 80_00, speed: 'NextDay', to: 0 }],
};
