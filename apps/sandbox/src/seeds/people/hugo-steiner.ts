import { checking, patterns } from '../patterns.ts';
import type { Seed } from '../seed.ts';

/** Applies for the card, and the application is reviewed for a day. */
export const hugoSteiner: Seed = {
  id: 1052,
  shows: 'Applies for the card, and the application is reviewed for a day',
  firstName: 'Hugo',
  lastName: 'Steiner',
  userName: 'hugo.steiner',
  email: 'hugo.steiner@example.com',
  mobile: '2025550152',
  userType: 4,
  environment: 'Common',
  currency: 'USD',
  timeZone: 'America/New_York',
  employers: [{ id: 501, name: 'Harbor Fresh Market', branchName: 'harbor-fresh' }],
  hourlyRate: 18_75,
  withholding: 17_50,
  dayOfPeriod: 10,
  minutes: patterns.shop,
  instruments: [checking('Harbor Credit Union', '8052')],
};
