import { patterns } from '../patterns.ts';
import type { Seed } from '../seed.ts';

/** Has locked her card. */
export const lenaKaya: Seed = {
  id: 1045,
  shows: 'A card that its owner has locked',
  firstName: 'Lena',
  lastName: 'Kaya',
  userName: 'lena.kaya',
  email: 'lena.kaya@example.com',
  mobile: '2025550145',
  userType: 4,
  environment: 'Common',
  currency: 'USD',
  timeZone: 'America/New_York',
  employers: [{ id: 501, name: 'Harbor Fresh Market', branchName: 'harbor-fresh' }],
  hourlyRate: 19_50,
  withholding: 17_50,
  dayOfPeriod: 0,
  minutes: patterns.none,
  instruments: [],
  chats: [
    {
      name: 'Produce team',
      description: 'Deliveries, displays and who is in',
      with: [1001, 1041],
      messages: [
        { minutesAgo: 1_500, text: 'The apples come at seven tomorrow.' },
        { from: 1001, minutesAgo: 1_490, text: 'I’ll be at the dock.' },
        { minutesAgo: 200, text: 'They’re here. Two crates short, I told the driver.' },
        { minutesAgo: 190, text: 'New price cards are on the desk.' },
      ],
      unread: 2,
    },
  ],
};
