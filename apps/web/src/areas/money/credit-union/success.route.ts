import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/ewa/ecsfcu',
  guard: 'signedIn',
  texts: ['money/credit-union'],
  screen: () => import('./success-page.tsx'),
} as const satisfies ScreenRoute;
