import { patterns } from '../patterns.ts';
import type { Seed } from '../seed.ts';

/** Has applied for a card in vain. */
export const paulReyes: Seed = {
  id: 1044,
  shows: 'A card application that was rejected',
  firstName: 'Paul',
  lastName: 'Reyes',
  userName: 'paul.reyes',
  email: 'paul.reyes@example.com',
  mobile: '2025550144',
  userType: 4,
  environment: 'Common',
  currency: 'USD',
  timeZone: 'America/New_York',
  employers: [{ id: 501, name: 'Harbor Fresh Market', branchName: 'harbor-fresh' }],
  hourlyRate: 19_50,
  withholding: 17_50,
  dayOfPeriod: 0,
  minutes: patterns.none,
  instruments: [],
};
