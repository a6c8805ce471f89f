import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/ewa/earnings',
  part: 'home',
  guard: 'signedIn',
  texts: ['money', 'money/earnings'],
  screen: () => import('./earnings-page.tsx'),
} as const satisfies ScreenRoute;
