import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/ewa/get-money/review',
  guard: 'signedIn',
  texts: ['money', 'money/get-money', 'session/pin', 'session/proof'],
  screen: () => import('./review-page.tsx'),
} as const satisfies ScreenRoute;
