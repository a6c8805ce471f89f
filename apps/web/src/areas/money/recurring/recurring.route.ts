import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/ewa/recurring',
  part: 'money',
  guard: 'signedIn',
  texts: ['money', 'money/recurring'],
  screen: () => import('./recurring-page.tsx'),
} as const satisfies ScreenRoute;
