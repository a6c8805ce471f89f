import { checking, debitCard, patterns } from '../patterns.ts';
import type { Seed } from '../seed.ts';

/** Has to change the password first. */
export const inesCarvalho: Seed = {
  id: 1015,
  shows: 'Has to change the password first',
  firstName: 'Ines',
  lastName: 'Carvalho',
  userName: 'ines.carvalho',
  email: 'ines.carvalho@example.com',
  mobile: '2025550115',
  userType: 4,
  environment: 'Common',
  currency: 'USD',
  timeZone: 'America/Chicago',
  employers: [{ id: 515, name: 'Copper Kettle Kitchens' }],
  mustChangePassword: true,
  hourlyRate: 19_20,
  withholding: 16_00,
  dayOfPeriod: 8,
  minutes: patterns.kitchen,
  instruments: [checking('Lakeside Savings', '0115'), debitCard('Midwest Debit', '6015', 'mastercard')],
};
