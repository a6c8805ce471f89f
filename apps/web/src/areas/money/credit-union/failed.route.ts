import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/ewa/ecsfcu-failed',
  guard: 'signedIn',
  texts: ['money/credit-union'],
  screen: () => import('./failed-page.tsx'),
} as const satisfies ScreenRoute;
