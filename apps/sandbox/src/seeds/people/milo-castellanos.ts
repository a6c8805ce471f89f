import { checking, patterns } from '../patterns.ts';
import type { Seed } from '../seed.ts';

/** Applies for a payroll card without proof of identity. */
export const miloCastellanos: Seed = {
  id: 1055,
  shows: 'Applies for a payroll card without proof of identity',
  firstName: 'Milo',
  lastName: 'Castellanos',
  userName: 'milo.castellanos',
  email: 'milo.castellanos@example.com',
  mobile: '2025550155',
  userType: 4,
  environment: 'Common',
  currency: 'USD',
  timeZone: 'America/New_York',
  employers: [{ id: 501, name: 'Harbor Fresh Market', branchName: 'harbor-fresh' }],
  hourlyRate: 18_75,
  withholding: 17_50,
  dayOfPeriod: 10,
  minutes: patterns.shop,
  instruments: [checking('Harbor Credit Union', '8055')],
};
