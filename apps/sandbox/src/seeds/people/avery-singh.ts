import { checking, debitCard, patterns } from '../patterns.ts';
import type { Seed } from '../seed.ts';

/** Comes from UKG, and works in Canada. */
export const averySingh: Seed = {
  id: 1021,
  shows: 'The UKG brand in Canada',
  firstName: 'Avery',
  lastName: 'Singh',
  userName: 'avery.singh',
  email: 'avery.singh@example.com',
  mobile: '6045550121',
  userType: 4,
  environment: 'UKG',
  currency: 'CAD',
  timeZone: 'America/Vancouver',
  employers: [{ id: 521, name: 'Coast Range Lodges' }],
  hourlyRate: 22_40,
  withholding: 17_00,
  dayOfPeriod: 9,
  minutes: patterns.kitchen,
  instruments: [checking('Pacific Shore Credit Union', '5570'), debitCard('Pacific Debit', '3096', 'visa')],
  transfers: [{ daysAgo: 4, hour: 11, amount: 40_00, speed: 'NextDay', to: 0 }],
};
