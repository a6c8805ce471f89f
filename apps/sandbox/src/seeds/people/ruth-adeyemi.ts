import { patterns } from '../patterns.ts';
import type { Seed } from '../seed.ts';

/** Works for a school district whose people are paid to a credit union. */
export const ruthAdeyemi: Seed = {
  id: 1024,
  shows: 'A credit union that finds no account, whatever number is entered',
  firstName: 'Ruth',
  lastName: 'Adeyemi',
  userName: 'ruth.adeyemi',
  email: 'ruth.adeyemi@example.com',
  mobile: '2025550124',
  userType: 4,
  environment: 'Common',
  currency: 'USD',
  timeZone: 'America/New_York',
  employers: [{ id: 522, name: 'East Cove School District', creditUnion: true }],
  hourlyRate: 19_40,
  withholding: 16_00,
  dayOfPeriod: 9,
  minutes: patterns.kitchen,
  instruments: [],
};
