import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/ewa/recurring/:id',
  part: 'money',
  guard: 'signedIn',
  texts: ['money', 'money/get-money', 'money/recurring'],
  screen: () => import('./plan-page.tsx'),
} as const satisfies ScreenRoute;
