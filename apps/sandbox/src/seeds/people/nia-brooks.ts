import { checking, debitCard, patterns } from '../patterns.ts';
import type { Seed } from '../seed.ts';

/** Is 16 and works in a shop after school; her guardian has been sent a link. */
export const niaBrooks: Seed = {
  id: 1040,
  shows: 'A minor: a guardian has to agree before the card can be used; the link is in the outbox',
  firstName: 'Nia',
  lastName: 'Brooks',
  userName: 'nia.brooks',
  email: 'nia.brooks@example.com',
  mobile: '2025550140',
  guardianPhone: '+12025550150',
  userType: 4,
  environment: 'Common',
  currency: 'USD',
  timeZone: 'America/New_York',
  employers: [{ id: 501, name: 'Harbor Fresh Market' }],
  hourlyRate: 15_50,
  withholding: 8_00,
  dayOfPeriod: 8,
  minutes: patterns.evenings,
  instruments: [checking('Harbor Bank', '7714'), debitCard('Harbor Debit', '6620', 'visa')],
};
