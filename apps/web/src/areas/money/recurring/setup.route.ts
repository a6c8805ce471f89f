import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/ewa/recurring/new',
  guard: 'signedIn',
  texts: ['money', 'money/get-money', 'money/recurring'],
  screen: () => import('./setup-page.tsx'),
} as const satisfies ScreenRoute;
