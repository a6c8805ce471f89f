import { billerAccount, checking, debitCard, patterns } from '../patterns.ts';
import type { Seed } from '../seed.ts';

/** Pays bills from her pay: one was paid, one came back, and two are looked for at their billers. */
export const idaKowalska: Seed = {
  id: 1082,
  shows: 'Bills that were paid, sent back and traced',
  firstName: 'Ida',
  lastName: 'Kowalska',
  userName: 'ida.kowalska',
  email: 'ida.kowalska@example.com',
  mobile: '2025550189',
  userType: 4,
  environment: 'Common',
  currency: 'USD',
  timeZone: 'America/New_York',
  employers: [{ id: 582, name: 'Riverside Laundry', aroundClosedDays: 'before' }],
  hourlyRate: 21_00,
  withholding: 15_50,
  dayOfPeriod: 11,
  minutes: patterns.ward,
  instruments: [
    checking('Lakeside Credit Union', '5520'),
    debitCard('Lakeside Debit', '5521', 'visa'),
    billerAccount('City Power & Light', 1, '44719921'),
    billerAccount('Skyline Wireless', 3, '90050000'),
    billerAccount('Northway Insurance', 4, 'NW200417'),
    billerAccount('Maple Court Apartments', 5, 'MC3307'),
  ],
  transfers: [
    { daysAgo: 10, hour: 10, amount: 38_40, speed: 'NextDay', to: 2 },
    { daysAgo: 9, hour: 10, amount: 29_00, speed: 'NextDay', to: 3 },
    { daysAgo: 8, hour: 10, amount: 41_75, speed: 'NextDay', to: 4 },
    { daysAgo: 7, hour: 10, amount: 55_00, speed: 'NextDay', to: 5 },
  ],
  bills: [
    { billerId: 1, accountNumber: '44719921', amount: 38_40, dueInDays: -6, state: 'paid' },
    { billerId: 3, accountNumber: '90050000', amount: 29_00, dueInDays: 4, state: 'paid' },
    {
      ...{ billerId: 4, accountNumber: 'NW200417', amount: 41_75, dueInDays: -4 },
      state: 'paid',
      trace: 'found',
    },
    {
      ...{ billerId: 5, accountNumber: 'MC3307', amount: 55_00, dueInDays: -3 },
      state: 'paid',
      trace: 'withBiller',
    },
  ],
};
