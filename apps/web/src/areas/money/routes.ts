import type { RouteEntry } from '../../platform/navigation/route-entry.ts';

const shared = { texts: ['money'], guard: 'signedIn' } as const;
const step = { ...shared, texts: ['money', 'getMoney'] } as const;
const transfer = { ...shared, texts: ['money', 'getMoney', 'receipts'] } as const;

/** The pages of earned wages and of moving them. */
export const moneyRoutes: readonly RouteEntry[] = [
  {
    ...shared,
    path: '/ewa/home',
    title: 'money:titles.home',
    screen: () => import('./home/home-route.tsx'),
  },
  {
    ...step,
    path: '/ewa/get-money',
    title: 'money:titles.amount',
    screen: () => import('./get-money/amount-route.tsx'),
  },
  {
    ...step,
    path: '/ewa/get-money/where',
    title: 'money:titles.where',
    screen: () => import('./get-money/where-route.tsx'),
  },
  {
    ...step,
    path: '/ewa/get-money/speed',
    title: 'money:titles.speed',
    screen: () => import('./get-money/speed-route.tsx'),
  },
  {
    ...step,
    path: '/ewa/get-money/review',
    title: 'money:titles.review',
    screen: () => import('./get-money/review-route.tsx'),
  },
  {
    ...transfer,
    path: '/ewa/receipt/:id',
    title: 'money:titles.receipt',
    screen: () => import('./receipt/receipt-route.tsx'),
  },
  {
    ...shared,
    path: '/ewa/history',
    title: 'money:titles.history',
    screen: () => import('./history/history-route.tsx'),
  },
  {
    ...transfer,
    path: '/ewa/history/:id',
    title: 'money:titles.detail',
    screen: () => import('./history/detail-route.tsx'),
  },
];
