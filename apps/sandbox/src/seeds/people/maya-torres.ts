import { checking, debitCard, patterns } from '../patterns.ts';
import type { Seed } from '../seed.ts';

/** The person to look at first: a full history and an available balance. */
export const mayaTorres: Seed = {
  id: 1001,
  shows: 'A full history and a balance to take from',
  firstName: 'Maya',
  lastName: 'Torres',
  userName: 'maya.torres',
  email: 'maya.torres@example.com',
  mobile: '2025550101',
  userType: 4,
  environment: 'Common',
  currency: 'USD',
  timeZone: 'America/New_York',
  employers: [{ id: 501, name: 'Harbor Fresh Market', branchName: 'harbor-fresh' }],
  hourlyRate: 21_75,
  withholding: 17_50,
  dayOfPeriod: 10,
  minutes: patterns.shop,
  instruments: [checking('Harbor Credit Union', '4821'), debitCard('Everyday Debit', '0926', 'visa')],
  transfers: [
    { daysAgo: 60, hour: 12, amount: 35_00, speed: 'Instant', to: 1 },
    { daysAgo: 56, hour: 9, amount: 100_00, speed: 'NextDay', to: 0 },
    { daysAgo: 48, hour: 18, amount: 50_00, speed: 'NextDay', to: 0 },
    { daysAgo: 45, hour: 13, amount: 40_00, speed: 'Instant', to: 1 },
    { daysAgo: 41, hour: 8, amount: 200_00, speed: 'NextDay', to: 0 },
    { daysAgo: 33, hour: 10, amount: 60_00, speed: 'NextDay', to: 0, canceled: true },
    { daysAgo: 30, hour: 21, amount: 25_00, speed: 'Instant', to: 1 },
    { daysAgo: 27, hour: 9, amount: 150_00, speed: 'NextDay', to: 0 },
    { daysAgo: 20, hour: 11, amount: 75_00, speed: 'NextDay', to: 0 },
    { daysAgo: 16, hour: 10, amount: 120_00, speed: 'NextDay', to: 0 },
    { daysAgo: 13, hour: 22, amount: 45_00, speed: 'Instant', to: 1 },
    { daysAgo: 7, hour: 9, amount: 100_00, speed: 'NextDay', to: 0 },
    { daysAgo: 4, hour: 17, amount: 60_00, speed: 'Instant', to: 1 },
    { daysAgo: 2, hour: 12, amount: 80_00, speed: 'NextDay', to: 0 },
  ],
};
