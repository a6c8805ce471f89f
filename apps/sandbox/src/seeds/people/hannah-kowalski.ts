import { checking, debitCard, patterns } from '../patterns.ts';
import type { Seed } from '../seed.ts';

/** Comes from UKG. */
export const hannahKowalski: Seed = {
  id: 1005,
  shows: 'The UKG brand',
  firstName: 'Hannah',
  lastName: 'Kowalski',
  userName: 'hannah.kowalski',
  email: 'hannah.kowalski@example.com',
  mobile: '2025550105',
  userType: 4,
  environment: 'UKG',
  currency: 'USD',
  timeZone: 'America/Chicago',
  employers: [{ id: 505, name: 'Northside Hospitality Group', timeSystem: 'Kronos' }],
  shifts: [
    {
      ...{ title: 'Evening, kitchen', location: '200 Lakeside Avenue, Madison', inDays: 3 },
      ...{ start: 16 * 60, end: 23 * 60, breakStart: 19 * 60 + 30, breakMinutes: 30, openings: 2 },
    },
  ],
  hourlyRate: 18_25,
  withholding: 14_50,
  dayOfPeriod: 10,
  minutes: patterns.kitchen,
  tips: 86_40,
  mileage: 12_25,
  instruments: [checking('Union Savings', '8456'), debitCard('Union Debit', '7731', 'visa')],
  transfers: [
    { daysAgo: 9, hour: 15, amount: 20_00, speed: 'NextDay', to: 0 },
    { daysAgo: 4, hour: 23, amount: 25_00, speed: 'Instant', to: 1 },
  ],
};
