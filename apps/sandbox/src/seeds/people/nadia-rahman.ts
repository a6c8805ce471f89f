import { checking, patterns } from '../patterns.ts';
import type { Seed } from '../seed.ts';

/** Has the product’s own card, and uses it. */
export const nadiaRahman: Seed = {
  id: 1041,
  shows: 'A card of ours that is in use, with three months on it',
  firstName: 'Nadia',
  lastName: 'Rahman',
  userName: 'nadia.rahman',
  email: 'nadia.rahman@example.com',
  mobile: '2025550141',
  userType: 4,
  environment: 'Common',
  currency: 'USD',
  timeZone: 'America/New_York',
  employers: [{ id: 501, name: 'Harbor Fresh Market', branchName: 'harbor-fresh' }],
  hourlyRate: 19_50,
  withholding: 17_50,
  dayOfPeriod: 10,
  minutes: patterns.shop,
  instruments: [checking('Harbor Credit Union', '6650')],
  connectRole: 2,
  jobTitle: 'Store manager',
  announcements: [
    {
      title: 'Ten percent off winter boots',
      detail: 'Show your badge at Granite Outfitters until the end of the year.',
      hoursAgo: 70,
      isMarketing: true,
      actionUrl: 'https://www.granite-outfitters.example/winter-boots',
    },
    {
      title: 'The loading dock is closed on Monday',
      detail: 'Deliveries come to the front door from six to nine. Please keep the entrance free.',
      hoursAgo: 20,
      needsAcknowledgement: true,
    },
  ],
  shifts: [
    {
      ...{ title: 'Morning, produce', location: '14 Harbor Street, Albany', inDays: 2 },
      ...{ start: 6 * 60, end: 14 * 60, breakStart: 10 * 60, breakMinutes: 30, openings: 2 },
    },
    {
      ...{ title: 'Late, registers', location: '14 Harbor Street, Albany', inDays: 2 },
      ...{ start: 13 * 60, end: 21 * 60, breakStart: 17 * 60, breakMinutes: 45, openings: 1 },
    },
    {
      ...{ title: 'Night, receiving', location: 'Dock 3, 2 Mill Road, Troy', inDays: 4 },
      ...{ start: 22 * 60, end: 5 * 60, breakStart: 2 * 60, breakMinutes: 30, openings: 3 },
    },
  ],
  chats: [
    {
      with: [1001],
      messages: [
        { minutesAgo: 2_900, text: 'Hi Maya, thanks for covering on Tuesday.' },
        { from: 1001, minutesAgo: 2_880, text: 'Happy to help!' },
        { minutesAgo: 45, text: 'Could you open the store on Monday?' },
      ],
      unread: 1,
    },
  ],
};
