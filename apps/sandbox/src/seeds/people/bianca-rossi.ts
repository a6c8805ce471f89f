import { checking, debitCard, patterns } from '../patterns.ts';
import type { Seed } from '../seed.ts';

/** Has invited others, with an invitation in each state. */
export const biancaRossi: Seed = {
  id: 1091,
  shows: 'Invitations in every state, and a reward',
  firstName: 'Bianca',
  lastName: 'Rossi',
  userName: 'bianca.rossi',
  email: 'bianca.rossi@example.com',
  mobile: '2025550191',
  userType: 4,
  environment: 'Common',
  currency: 'USD',
  timeZone: 'America/New_York',
  employers: [{ id: 591, name: 'Corner Street Books' }],
  hourlyRate: 20_25,
  withholding: 16_00,
  dayOfPeriod: 9,
  minutes: patterns.shop,
  instruments: [checking('Corner Street Credit Union', '9141'), debitCard('Bookworm Debit', '9162', 'visa')],
  referrals: [
    {
      ...{ name: 'Marcus', phone: '+12025550192', channel: 'textMessage', audience: 'Coworker' },
      ...{ status: 'ReferralProcessed', daysAgo: 41 },
    },
    {
      ...{ name: 'Ida', phone: '+12025550193', channel: 'textMessage', audience: 'Friend' },
      ...{ status: 'Expired', daysAgo: 38 },
    },
    {
      ...{ name: null, phone: '+12025550194', channel: 'qrCode', audience: 'Coworker' },
      ...{ status: 'ReferralExpired', daysAgo: 35 },
    },
    {
      ...{ name: null, phone: '+12025550195', channel: 'inviteURL', audience: 'Friend' },
      ...{ status: 'Pending', daysAgo: 4 },
    },
    {
      ...{ name: 'Leo', phone: '+12025550196', channel: 'textMessage', audience: 'Coworker' },
      ...{ status: 'Sent', daysAgo: 2 },
    },
  ],
};
