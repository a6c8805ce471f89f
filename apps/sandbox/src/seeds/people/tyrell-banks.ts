import { checking, debitCard, patterns } from '../patterns.ts';
import type { Seed } from '../seed.ts';

/** Started today and has nothing to take yet. */
export const tyrellBanks: Seed = {
  id: 1008,
  shows: 'Nothing to take: started today',
  firstName: 'Tyrell',
  lastName: 'Banks',
  userName: 'tyrell.banks',
  email: 'tyrell.banks@example.com',
  mobile: '2025550108',
  userType: 4,
  environment: 'Common',
  currency: 'USD',
  timeZone: 'America/New_York',
  employers: [{ id: 501, name: 'Harbor Fresh Market' }],
  hourlyRate: 18_50,
  withholding: 15_50,
  dayOfPeriod: 0,
  minutes: patterns.shop,
  instruments: [checking('Harbor Credit Union', '6120'), debitCard('Starter Debit', '1894', 'visa')],
};
