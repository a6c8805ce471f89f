import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/ewa/get-money',
  guard: 'signedIn',
  texts: ['money', 'money/get-money', 'money/reasons'],
  screen: () => import('./amount-page.tsx'),
} as const satisfies ScreenRoute;
