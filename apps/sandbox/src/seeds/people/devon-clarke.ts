import { patterns } from '../patterns.ts';
import type { Seed } from '../seed.ts';

/** Works for a school district whose people are paid to a credit union. */
export const devonClarke: Seed = {
  id: 1023,
  shows: 'A credit union where account 4417005518 is on hold: Membership Services have to help',
  firstName: 'Devon',
  lastName: 'Clarke',
  userName: 'devon.clarke',
  email: 'devon.clarke@example.com',
  mobile: '2025550123',
  userType: 4,
  environment: 'Common',
  currency: 'USD',
  timeZone: 'America/New_York',
  employers: [{ id: 522, name: 'East Cove School District', creditUnion: true }],
  hourlyRate: 19_40,
  withholding: 16_00,
  dayOfPeriod: 9,
  minutes: patterns.ward,
  membership: { accountNumber: '4417005518', standing: 'onHold' },
  instruments: [],
};
