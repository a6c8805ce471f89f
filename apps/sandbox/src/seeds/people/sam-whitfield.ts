import { product } from '@dayfare/domain/product';
import { checking, debitCard, patterns } from '../patterns.ts';
import type { Seed } from '../seed.ts';

/** Has no employer here: a direct user. */
export const samWhitfield: Seed = {
  id: 1007,
  shows: 'A direct user (type 10), no employer',
  firstName: 'Sam',
  lastName: 'Whitfield',
  userName: 'sam.whitfield',
  email: 'sam.whitfield@example.com',
  mobile: '2025550107',
  userType: 10,
  environment: product,
  currency: 'USD',
  timeZone: 'America/New_York',
  employers: [],
  hourlyRate: 0,
  withholding: 0,
  dayOfPeriod: 10,
  minutes: patterns.none,
  instruments: [checking('Riverbend Bank', '2609'), debitCard('Riverbend Debit', '4478', 'mastercard')],
};
