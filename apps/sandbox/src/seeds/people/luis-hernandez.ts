import { checking, debitCard, patterns } from '../patterns.ts';
import type { Seed } from '../seed.ts';

/** Comes from OnShift. */
export const luisHernandez: Seed = {
  id: 1004,
  shows: 'The OnShift brand',
  firstName: 'Luis',
  lastName: 'Hernández',
  userName: 'luis.hernandez',
  email: 'luis.hernandez@example.com',
  mobile: '2025550104',
  userType: 4,
  environment: 'OnShift',
  currency: 'USD',
  timeZone: 'America/Los_Angeles',
  employers: [{ id: 504, name: 'Golden Oaks Senior Living' }],
  hourlyRate: 19_80,
  withholding: 15_00,
  dayOfPeriod: 10,
  minutes: patterns.ward,
  instruments: [checking('Banco del Valle', '5093'), debitCard('Valle Débito', '2217', 'mastercard')],
  transfers: [{ daysAgo: 6, hour: 10, amount: 45_00, speed: 'NextDay', to: 0 }],
};
