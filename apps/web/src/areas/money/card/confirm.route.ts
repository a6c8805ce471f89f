import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/ewa/accounts/:id/confirm',
  guard: 'signedIn',
  texts: ['money', 'money/get-money', 'money/accounts', 'money/card'],
  screen: () => import('./confirm-page.tsx'),
} as const satisfies ScreenRoute;
