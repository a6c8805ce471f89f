import { checking, patterns } from '../patterns.ts';
import type { Seed } from '../seed.ts';

/** Applies for the card of a debit program. */
export const doraLindgren: Seed = {
  id: 1054,
  shows: 'Applies for the card of a debit program',
  firstName: 'Dora',
  lastName: 'Lindgren',
  userName: 'dora.lindgren',
  email: 'dora.lindgren@example.com',
  mobile: '2025550154',
  userType: 4,
  environment: 'Common',
  currency: 'USD',
  timeZone: 'America/New_York',
  employers: [{ id: 501, name: 'Harbor Fresh Market', branchName: 'harbor-fresh' }],
  hourlyRate: 18_75,
  withholding: 17_50,
  dayOfPeriod: 10,
  minutes: patterns.shop,
  instruments: [checking('Harbor Credit Union', '8054')],
};
