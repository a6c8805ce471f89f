import type { RouteEntry } from '../../platform/navigation/route-entry.ts';

/** The pages between signing in and the home, and of the ways in that lead elsewhere. */
export const sessionRoutes: readonly RouteEntry[] = [
  {
    path: '/welcome/auth-pin',
    texts: ['pin', 'step'],
    guard: 'step',
    title: 'pin:titles.pin',
    screen: () => import('./pin/pin-route.tsx'),
  },
  {
    path: '/home/change-password',
    texts: ['password', 'step'],
    guard: 'visitor',
    title: 'password:titles.change',
    screen: () => import('./password/change-route.tsx'),
  },
  {
    path: '/welcome/accept-terms-conditions',
    texts: ['welcome', 'step'],
    guard: 'step',
    title: 'welcome:titles.terms',
    screen: () => import('./welcome/terms-route.tsx'),
  },
  {
    path: '/welcome/multi-business',
    texts: ['welcome', 'step'],
    guard: 'step',
    title: 'welcome:titles.businesses',
    screen: () => import('./welcome/businesses-route.tsx'),
  },
  {
    path: '/welcome/forgot-password',
    texts: ['password', 'step'],
    guard: 'visitor',
    title: 'password:titles.forgot',
    screen: () => import('./forgot/forgot-route.tsx'),
  },
  {
    path: '/welcome/auth-failed',
    texts: ['welcome', 'step'],
    guard: 'visitor',
    title: 'welcome:titles.failed',
    screen: () => import('./welcome/auth-failed-route.tsx'),
  },
  {
    path: '/sso/home',
    texts: ['welcome', 'step'],
    guard: 'visitor',
    title: 'welcome:titles.sso',
    screen: () => import('./welcome/sso-route.tsx'),
  },
];
