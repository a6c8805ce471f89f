import type { ScreenRoute } from '../../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/dayfare-direct/home',
  part: 'home',
  screen: () => import('./direct-home-page.tsx'),
} as const satisfies ScreenRoute;
