import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/ewa/dayfare-direct',
  guard: 'signedIn',
  texts: ['money', 'money/get-money', 'money/direct-home'],
  screen: () => import('./in-ewa-page.tsx'),
} as const satisfies ScreenRoute;
