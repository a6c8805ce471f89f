import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/ewa/mypaynow',
  guard: 'signedIn',
  texts: ['money', 'money/accounts', 'money/credit-union', 'session/pin', 'session/proof'],
  screen: () => import('./number-page.tsx'),
} as const satisfies ScreenRoute;
