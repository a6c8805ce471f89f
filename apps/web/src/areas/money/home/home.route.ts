import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/ewa/home',
  part: 'home',
  screen: () => import('./home-page.tsx'),
} as const satisfies ScreenRoute;
