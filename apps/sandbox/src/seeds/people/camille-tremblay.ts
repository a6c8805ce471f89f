import { checking, debitCard, patterns } from '../patterns.ts';
import type { Seed } from '../seed.ts';

/** Is paid in Canadian dollars. */
export const camilleTremblay: Seed = {
  id: 1006,
  shows: 'Canada: Canadian dollars and bank days',
  firstName: 'Camille',
  lastName: 'Tremblay',
  userName: 'camille.tremblay',
  email: 'camille.tremblay@example.com',
  mobile: '4165550106',
  userType: 4,
  environment: 'Canada',
  currency: 'CAD',
  timeZone: 'America/Toronto',
  employers: [{ id: 506, name: 'Épicerie du Plateau', branchName: 'epicerie-plateau' }],
  hourlyRate: 23_10,
  withholding: 19_00,
  dayOfPeriod: 10,
  minutes: patterns.shop,
  instruments: [checking('Caisse du Plateau', '3348'), debitCard('Débit Plateau', '9052', 'visa')],
  transfers: [
    { daysAgo: 18, hour: 9, amount: 70_00, speed: 'NextDay', to: 0 },
    { daysAgo: 5, hour: 13, amount: 55_00, speed: 'NextDay', to: 0 },
    { daysAgo: 1, hour: 18, amount: 30_00, speed: 'Instant', to: 1 },
  ],
};
