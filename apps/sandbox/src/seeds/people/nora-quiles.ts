import { checking, debitCard, patterns } from '../patterns.ts';
import type { Seed } from '../seed.ts';

/** Lives in the region that has its own versions of two agreements, and has yet to accept the terms. */
export const noraQuiles: Seed = {
  id: 1019,
  shows: 'Has to accept the terms of a region with its own',
  firstName: 'Nora',
  lastName: 'Quiles',
  userName: 'nora.quiles',
  email: 'nora.quiles@example.com',
  mobile: '2025550119',
  userType: 4,
  environment: 'Common',
  currency: 'USD',
  timeZone: 'America/Puerto_Rico',
  employers: [{ id: 519, name: 'Bayfront Bakery' }],
  mustAcceptTerms: true,
  regionId: 4,
  hourlyRate: 17_80,
  withholding: 15_00,
  dayOfPeriod: 9,
  minutes: patterns.kitchen,
  instruments: [checking('Bayfront Cooperativa', '0119'), debitCard('Bayfront Debit', '6119', 'visa')],
};
