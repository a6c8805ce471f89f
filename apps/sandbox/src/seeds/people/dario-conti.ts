import { checking, debitCard, patterns } from '../patterns.ts';
import type { Seed } from '../seed.ts';

/** Waits tables, and has yet to set up early tips. */
export const darioConti: Seed = {
  id: 1092,
  shows: 'Early tips that have yet to be set up',
  firstName: 'Dario',
  lastName: 'Conti',
  userName: 'dario.conti',
  email: 'dario.conti@example.com',
  mobile: '2025550201',
  userType: 4,
  environment: 'Common',
  currency: 'USD',
  timeZone: 'America/New_York',
  employers: [{ id: 592, name: 'Lantern Street Kitchen' }],
  hourlyRate: 12_50,
  withholding: 14_00,
  dayOfPeriod: 8,
  minutes: patterns.kitchen,
  tipsMode: 'TimelyTipsAndEWA',
  tips: 48_00,
  instruments: [checking('Lantern Credit Union', '9271'), debitCard('Lantern Debit', '9272', 'visa')],
};
