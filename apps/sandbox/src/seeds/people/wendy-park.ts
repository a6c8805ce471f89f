import { checking, patterns } from '../patterns.ts';
import type { Seed } from '../seed.ts';

/** Applies for the card, and is rejected because of the address. */
export const wendyPark: Seed = {
  id: 1053,
  shows: 'Applies for the card, and is rejected because of the address',
  firstName: 'Wendy',
  lastName: 'Park',
  userName: 'wendy.park',
  email: 'wendy.park@example.com',
  mobile: '2025550153',
  userType: 4,
  environment: 'Common',
  currency: 'USD',
  timeZone: 'America/New_York',
  employers: [{ id: 501, name: 'Harbor Fresh Market', branchName: 'harbor-fresh' }],
  hourlyRate: 18_75,
  withholding: 17_50,
  dayOfPeriod: 10,
  minutes: patterns.shop,
  instruments: [checking('Harbor Credit Union', '8053')],
};
