import { patterns } from '../patterns.ts';
import type { Seed } from '../seed.ts';

/** Works for a school district whose people are paid to a credit union. */
export const marisolVega: Seed = {
  id: 1022,
  shows: 'A credit union that finds account 4417002291, and no other number',
  firstName: 'Marisol',
  lastName: 'Vega',
  userName: 'marisol.vega',
  email: 'marisol.vega@example.com',
  mobile: '2025550122',
  userType: 4,
  environment: 'Common',
  currency: 'USD',
  timeZone: 'America/New_York',
  employers: [{ id: 522, name: 'East Cove School District', creditUnion: true }],
  hourlyRate: 19_40,
  withholding: 16_00,
  dayOfPeriod: 9,
  minutes: patterns.shop,
  membership: { accountNumber: '4417002291', standing: 'good' },
  instruments: [],
};
