import { checking, debitCard, patterns } from '../patterns.ts';
import type { Seed } from '../seed.ts';

/** Saves up, with a goal in each state. */
export const elenaDuarte: Seed = {
  id: 1071,
  shows: 'Savings goals in every state',
  firstName: 'Elena',
  lastName: 'Duarte',
  userName: 'elena.duarte',
  email: 'elena.duarte@example.com',
  mobile: '2025550171',
  userType: 4,
  environment: 'Common',
  currency: 'USD',
  timeZone: 'America/New_York',
  employers: [{ id: 571, name: 'Lakeside Pharmacy' }],
  hourlyRate: 22_50,
  withholding: 16_00,
  dayOfPeriod: 10,
  minutes: patterns.shop,
  instruments: [checking('Lakeside Credit Union', '3174'), debitCard('Lakeside Debit', '6620', 'visa')],
  goals: [
    {
      ...{ name: 'Trip to Lisbon', picture: 'Trip', status: 'Ongoing', firstInDays: 3 },
      ...{ target: 600_00, deposit: 25_00, saved: 325_00 },
    },
    {
      ...{ name: 'Rainy day', picture: 'RainyDay', status: 'Resumed' },
      ...{ target: 1_000_00, deposit: 20_00, saved: 140_00 },
    },
    {
      ...{ name: 'New tires', picture: 'Car', status: 'Paused' },
      ...{ target: 480_00, deposit: 40_00, saved: 440_00 },
    },
    {
      ...{ name: 'Birthday present', picture: 'Gift', status: 'Achieved' },
      ...{ target: 80_00, deposit: 20_00, saved: 80_00 },
    },
    {
      ...{ name: 'Language course', picture: 'Learning', status: 'Cancelled' },
      ...{ target: 300_00, deposit: 15_00, saved: 45_00 },
    },
    {
      ...{ name: 'Winter coat', picture: 'Other', status: 'Archived' },
      ...{ target: 120_00, deposit: 30_00, saved: 0 },
    },
  ],
};
