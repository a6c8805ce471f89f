import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/card/pay-a-friend-manual',
  guard: 'signedIn',
  texts: [
    'money',
    'money/get-money',
    'money/accounts',
    'money/move',
    'money/friends',
    'session/pin',
    'session/proof',
  ],
  screen: () => import('./pay-page.tsx'),
} as const satisfies ScreenRoute;
