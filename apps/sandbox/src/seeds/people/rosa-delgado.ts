import { checking, debitCard, patterns } from '../patterns.ts';
import type { Seed } from '../seed.ts';

/** Is in the middle of a good pay period. */
export const rosaDelgado: Seed = {
  id: 1012,
  shows: 'Mid pay period with plenty',
  firstName: 'Rosa',
  lastName: 'Delgado',
  userName: 'rosa.delgado',
  email: 'rosa.delgado@example.com',
  mobile: '2025550112',
  userType: 4,
  environment: 'Common',
  currency: 'USD',
  timeZone: 'America/Denver',
  employers: [{ id: 502, name: 'Brightwater Logistics' }],
  hourlyRate: 34_75,
  withholding: 20_00,
  dayOfPeriod: 9,
  minutes: patterns.shop,
  instruments: [checking('Sunset Federal', '1266'), debitCard('Sunset Debit', '6087', 'visa')],
  transfers: [{ daysAgo: 17, hour: 12, amount: 200_00, speed: 'NextDay', to: 0 }],
};
