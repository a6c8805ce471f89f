import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/ewa/accounts/new/biller',
  guard: 'signedIn',
  texts: ['money', 'money/get-money', 'money/accounts', 'money/biller', 'session/pin', 'session/proof'],
  screen: () => import('./biller-page.tsx'),
} as const satisfies ScreenRoute;
