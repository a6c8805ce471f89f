import type { RouteFacts } from './route-facts.ts';

/** Pages of services around it: rides, discounts, shifts, chat and referrals. */
export const serviceRoutes = {
  '/home/rx-discounts': { feature: 'marketplace', opening: 'signedIn', back: 'dashboard' },
  '/home/Co-Pilot': { feature: 'marketplace', opening: 'signedIn', back: '/apps' },
  '/referral': { feature: 'referral', opening: 'signedIn' },
  '/uber': { feature: 'rides', opening: 'signedIn' },
  '/apps': { feature: 'marketplace', opening: 'signedIn', back: 'dashboard' },
  '/rxdiscount': { feature: 'marketplace', opening: 'signedIn', back: 'dashboard' },
  '/gas-discount': { feature: 'marketplace', opening: 'signedIn' },
  '/amc': { feature: 'marketplace', opening: 'signedIn' },
  '/turbo-tax': { feature: 'marketplace', opening: 'signedIn' },
  '/lifemart-splash-screen': { feature: 'marketplace', opening: 'everyone' },
  '/timely-shifts': { feature: 'time', opening: 'everyone' },
  '/connect': { feature: 'connect', opening: 'signedIn' },
  '/connect/connect': { feature: 'connect', opening: 'signedIn', back: 'dashboard' },
  '/connect/chats': { feature: 'connect', opening: 'signedIn', back: '/connect/connect' },
} as const satisfies Record<string, RouteFacts>;
