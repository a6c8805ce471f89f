import { patterns } from '../patterns.ts';
import type { Seed } from '../seed.ts';

/** Has applied for a card, and it is looked at. */
export const ingridSolberg: Seed = {
  id: 1043,
  shows: 'A card application under review',
  firstName: 'Ingrid',
  lastName: 'Solberg',
  userName: 'ingrid.solberg',
  email: 'ingrid.solberg@example.com',
  mobile: '2025550143',
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
