import { checking, patterns } from '../patterns.ts';
import type { Seed } from '../seed.ts';

/** Applies for the card, and is approved. */
export const claraMbeki: Seed = {
  id: 1051,
  shows: 'Applies for the card, and is approved',
  firstName: 'Clara',
  lastName: 'Mbeki',
  userName: 'clara.mbeki',
  email: 'clara.mbeki@example.com',
  mobile: '2025550151',
  userType: 4,
  environment: 'Common',
  currency: 'USD',
  timeZone: 'America/New_York',
  employers: [{ id: 501, name: 'Harbor Fresh Market', branchName: 'harbor-fresh' }],
  hourlyRate: 18_75,
  withholding: 17_50,
  dayOfPeriod: 10,
  minutes: patterns.shop,
  instruments: [checking('Harbor Credit Union', '8051')],
};
