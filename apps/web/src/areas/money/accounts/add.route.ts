import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/ewa/accounts/new',
  guard: 'signedIn',
  texts: [
    'money',
    'money/get-money',
    'money/accounts',
    'money/credit-union',
    'money/visa-plus',
    'money/pay-pal',
    'money/biller',
  ],
  screen: () => import('./add-page.tsx'),
} as const satisfies ScreenRoute;
