import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/pay-pal',
  guard: 'signedIn',
  texts: [
    'money',
    'money/get-money',
    'money/accounts',
    'money/visa-plus',
    'money/pay-pal',
    'session/pin',
    'session/proof',
  ],
  screen: () => import('./pay-pal-page.tsx'),
} as const satisfies ScreenRoute;
