import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/ewa/accounts/:id',
  guard: 'signedIn',
  texts: [
    'money',
    'money/get-money',
    'money/accounts',
    'money/card',
    'money/friends',
    'session/pin',
    'session/proof',
  ],
  screen: () => import('./account-page.tsx'),
} as const satisfies ScreenRoute;
