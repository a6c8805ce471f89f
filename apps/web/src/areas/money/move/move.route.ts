import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/ewa/accounts/move',
  guard: 'signedIn',
  texts: ['money', 'money/get-money', 'money/accounts', 'money/move', 'session/pin', 'session/proof'],
  screen: () => import('./move-page.tsx'),
} as const satisfies ScreenRoute;
