import { checking, debitCard, patterns } from '../patterns.ts';
import type { Seed } from '../seed.ts';

/** Delivers, and gets tips early; the last payout came back. */
export const yaraHaddad: Seed = {
  id: 1093,
  shows: 'Early tips with a history, the last of which came back',
  firstName: 'Yara',
  lastName: 'Haddad',
  userName: 'yara.haddad',
  email: 'yara.haddad@example.com',
  mobile: '2025550202',
  userType: 4,
  environment: 'Common',
  currency: 'USD',
  timeZone: 'America/New_York',
  employers: [{ id: 593, name: 'Parcel & Pedal' }],
  hourlyRate: 14_25,
  withholding: 15_00,
  dayOfPeriod: 9,
  minutes: patterns.kitchen,
  tipsMode: 'TimelyTipsAndEWA',
  instruments: [
    { ...checking('Pedal Savings Bank', '9281'), refusesPayouts: true },
    debitCard('Pedal Debit', '9282', 'visa'),
  ],
  earlyTips: {
    setting: 'TipsAndMileage',
    reports: [
      { daysAgo: 14, kind: 'Mileage', amount: 9_75, to: null },
      { daysAgo: 12, kind: 'Tips', amount: 41_20, to: 1 },
      { daysAgo: 9, kind: 'Mileage', amount: 12_60, to: 1 },
      { daysAgo: 8, kind: 'Tips', amount: 38_15, to: 1 },
      { daysAgo: 5, kind: 'Tips', amount: 52_00, to: 0 },
    ],
  },
};
