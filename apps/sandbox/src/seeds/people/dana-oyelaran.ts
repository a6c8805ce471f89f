import { checking, debitCard, patterns } from '../patterns.ts';
import type { Seed } from '../seed.ts';

/** Needs a code on every new device. */
export const danaOyelaran: Seed = {
  id: 1013,
  shows: 'Needs a code on every new device',
  firstName: 'Dana',
  lastName: 'Oyelaran',
  userName: 'dana.oyelaran',
  email: 'dana.oyelaran@example.com',
  mobile: '2025550113',
  userType: 4,
  environment: 'Common',
  currency: 'USD',
  timeZone: 'America/Chicago',
  employers: [{ id: 513, name: 'Juniper Hospitality' }],
  dualFactor: true,
  hourlyRate: 21_00,
  withholding: 16_00,
  dayOfPeriod: 8,
  minutes: patterns.shop,
  instruments: [checking('Lakeside Savings', '0113'), debitCard('Midwest Debit', '6013', 'mastercard')],
};
