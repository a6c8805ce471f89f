import { checking, debitCard, patterns } from '../patterns.ts';
import type { Seed } from '../seed.ts';

/** Has to say which state they live in first. */
export const omarHaddad: Seed = {
  id: 1014,
  shows: 'Has to say which state they live in first',
  firstName: 'Omar',
  lastName: 'Haddad',
  userName: 'omar.haddad',
  email: 'omar.haddad@example.com',
  mobile: '2025550114',
  userType: 4,
  environment: 'Common',
  currency: 'USD',
  timeZone: 'America/Chicago',
  employers: [{ id: 514, name: 'Ridgeline Freight' }],
  isStateExpired: true,
  hourlyRate: 24_50,
  withholding: 16_00,
  dayOfPeriod: 8,
  minutes: patterns.warehouse,
  instruments: [checking('Lakeside Savings', '0114'), debitCard('Midwest Debit', '6014', 'mastercard')],
};
