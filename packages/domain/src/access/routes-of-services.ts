import type { RouteFacts } from './route-facts.ts';

/** Pages of services around it: rides, discounts, shifts, chat and referrals. */
export const serviceRoutes = {
  '/home/rx-discounts': { feature: 'marketplace', opening: 'signedIn' },
  '/home/Co-Pilot': { feature: 'marketplace', opening: 'signedIn' },
  '/referral': { feature: 'referral', opening: 'signedIn' },
  '/uber': { feature: 'rides', opening: 'signedIn' },
  '/apps': { feature: 'marketplace', opening: 'signedIn' },
  '/rxdiscount': { feature: 'marketplace', opening: 'signedIn' },
  '/gas-discount': { feature: 'marketplace', opening: 'signedIn' },
  '/amc': { feature: 'marketplace', opening: 'signedIn' },
  '/turbo-tax': { feature: 'marketplace', opening: 'signedIn' },
  '/lifemart-splash-screen': { feature: 'marketplace', opening: 'everyone' },
  '/timely-shifts': { feature: 'time', opening: 'everyone' },
  '/connect': { feature: 'connect', opening: 'signedIn' },
  '/connect/connect': { feature: 'connect', opening: 'signedIn' },
  '/connect/chats': { feature: 'connect', opening: 'signedIn' },
} as const satisfies Record<string, RouteFacts>;
