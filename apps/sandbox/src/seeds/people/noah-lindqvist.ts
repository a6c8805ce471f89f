import { checking, debitCard, patterns } from '../patterns.ts';
import type { Seed } from '../seed.ts';

/** Works where early pay is paused. */
export const noahLindqvist: Seed = {
  id: 1011,
  shows: 'Services paused by the employer',
  firstName: 'Noah',
  lastName: 'Lindqvist',
  userName: 'noah.lindqvist',
  email: 'noah.lindqvist@example.com',
  mobile: '2025550111',
  userType: 4,
  environment: 'Common',
  currency: 'USD',
  timeZone: 'America/New_York',
  employers: [{ id: 510, name: 'Granite State Auto Parts' }],
  paused: true,
  hourlyRate: 20_90,
  withholding: 17_00,
  dayOfPeriod: 10,
  minutes: patterns.shop,
  instruments: [checking('Granite Savings', '7058'), debitCard('Granite Debit', '3940', 'visa')],
  transfers: [{ daysAgo: 15, hour: 9, amount: 40_00, speed: 'NextDay', to: 0 }],
};
