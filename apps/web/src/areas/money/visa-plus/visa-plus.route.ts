import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/ewa/accounts/new/visa-plus',
  guard: 'signedIn',
  texts: ['money', 'money/get-money', 'money/accounts', 'money/visa-plus', 'session/pin', 'session/proof'],
  screen: () => import('./visa-plus-page.tsx'),
} as const satisfies ScreenRoute;
