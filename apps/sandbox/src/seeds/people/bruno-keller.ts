import { checking, debitCard, patterns } from '../patterns.ts';
import type { Seed } from '../seed.ts';

/** Has bills: one on autopay, one open, one overdue and one marked as paid; and a bank that tells of 240 purchases. */
export const brunoKeller: Seed = {
  id: 1081,
  shows: 'Bills in every state, and a budget',
  firstName: 'Bruno',
  lastName: 'Keller',
  userName: 'bruno.keller',
  email: 'bruno.keller@example.com',
  mobile: '2025550181',
  userType: 4,
  environment: 'Common',
  currency: 'USD',
  timeZone: 'America/New_York',
  employers: [{ id: 581, name: 'Corner Hardware' }],
  hourlyRate: 22_50,
  withholding: 16_00,
  dayOfPeriod: 10,
  minutes: patterns.shop,
  instruments: [checking('Lakeside Credit Union', '3174'), debitCard('Lakeside Debit', '6620', 'visa')],
  purchases: 240,
  bills: [
    {
      ...{ billerId: 1, accountNumber: '44710083', amount: 46_20, dueInDays: 9 },
      ...{ frequency: 'Monthly', times: 12, autopay: true },
    },
    { billerId: 5, accountNumber: 'MC1204', amount: 120_00, dueInDays: 15, frequency: 'Monthly' },
    { billerId: 3, accountNumber: '90055120', amount: 35_00, dueInDays: -2, reason: 'FundsNotAvailable' },
    { billerId: 4, accountNumber: 'NW778899', amount: 62_40, dueInDays: 3, state: 'markedPaid' },
  ],
};
