import type { RouteFacts } from './route-facts.ts';

/** Pages of additional services: rides, discounts, shifts, chat and referrals. */
export const serviceRoutes = {
  '/home/rx-discounts': { opening: 'signedIn', back: 'dashboard' },
  '/home/Co-Pilot': { opening: 'signedIn', back: '/apps' },
  '/referral': { opening: 'signedIn' },
  '/uber': { opening: 'signedIn' },
  '/apps': { opening: 'signedIn', back: 'dashboard' },
  '/rxdiscount': { opening: 'signedIn', back: 'dashboard' },
  '/gas-discount': { opening: 'signedIn' },
  '/amc': { opening: 'signedIn' },
  '/turbo-tax': { opening: 'signedIn' },
  '/lifemart-splash-screen': { opening: 'everyone' },
  '/timely-shifts': { opening: 'everyone' },
  '/connect': { opening: 'signedIn' },
  '/connect/connect': { opening: 'signedIn', back: 'dashboard' },
  '/connect/chats': { opening: 'signedIn', back: '/connect/connect' },
} as const satisfies Record<string, RouteFacts>;
