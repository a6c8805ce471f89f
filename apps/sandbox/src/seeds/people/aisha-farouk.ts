import { checking, debitCard, patterns } from '../patterns.ts';
import type { Seed } from '../seed.ts';

/** Works for several employers: by day, at weekends, and a few hours in a shop. */
export const aishaFarouk: Seed = {
  id: 1010,
  shows: 'Several employers',
  firstName: 'Aisha',
  lastName: 'Farouk',
  userName: 'aisha.farouk',
  email: 'aisha.farouk@example.com',
  mobile: '2025550110',
  userType: 4,
  environment: 'Common',
  currency: 'USD',
  timeZone: 'America/New_York',
  employers: [
    { id: 508, name: 'Metro Home Care' },
    {
      id: 509,
      name: 'Weekend Catering Co.',
      work: {
        hourlyRate: 24_00,
        withholding: 12_00,
        dayOfPeriod: 8,
        minutes: patterns.weekend,
        transfers: [{ daysAgo: 3, hour: 20, amount: 35_00, speed: 'Instant', to: 1 }],
      },
    },
    {
      id: 501,
      name: 'Harbor Fresh Market',
      work: { hourlyRate: 18_75, withholding: 12_00, dayOfPeriod: 5, minutes: patterns.evenings },
    },
  ],
  hourlyRate: 20_40,
  withholding: 16_00,
  dayOfPeriod: 10,
  minutes: patterns.ward,
  instruments: [checking('Capital Street Bank', '4402'), debitCard('Capital Debit', '8126', 'mastercard')],
  transfers: [{ daysAgo: 6, hour: 14, amount: 70_00, speed: 'NextDay', to: 0 }],
};
