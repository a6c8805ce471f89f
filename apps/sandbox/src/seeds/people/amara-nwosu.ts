import { checking, debitCard, patterns } from '../patterns.ts';
import type { Seed } from '../seed.ts';

/** Her payroll provider tells us nothing any more until she allows it again. */
export const amaraNwosu: Seed = {
  id: 1046,
  shows: 'A consent at the payroll provider that has ended: hours of the last three days are missing',
  firstName: 'Amara',
  lastName: 'Nwosu',
  userName: 'amara.nwosu',
  email: 'amara.nwosu@example.com',
  mobile: '2025550146',
  userType: 4,
  environment: 'Paycor',
  currency: 'USD',
  timeZone: 'America/New_York',
  employers: [{ id: 546, name: 'Lakeshore Dental Group', payrollProviderName: 'Summit Payroll' }],
  hourlyRate: 24_50,
  withholding: 18_00,
  dayOfPeriod: 11,
  minutes: patterns.kitchen,
  consentEndedDaysAgo: 3,
  instruments: [checking('Lakeshore Community Bank', '5520'), debitCard('Lakeshore Debit', '2087', 'visa')],
  transfers: [{ daysAgo: 6, hour: 9, amount: 60_00, speed: 'NextDay', to: 0 }],
};
