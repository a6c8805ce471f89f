import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/ewa/accounts/move',
  guard: 'signedIn',
  texts: ['money', 'money/get-money', 'money/accounts', 'session/pin', 'session/proof'],
  screen: () => import('./move/move-page.tsx'),
} as const satisfies ScreenRoute;
