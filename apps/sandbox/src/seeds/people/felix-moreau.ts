import { patterns } from '../patterns.ts';
import type { Seed } from '../seed.ts';

/** Has a card that was ordered three days ago. */
export const felixMoreau: Seed = {
  id: 1042,
  shows: 'A new card on its way, to activate',
  firstName: 'Felix',
  lastName: 'Moreau',
  userName: 'felix.moreau',
  email: 'felix.moreau@example.com',
  mobile: '2025550142',
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
