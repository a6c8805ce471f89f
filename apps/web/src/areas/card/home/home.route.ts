import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/card/home',
  part: 'card',
  screen: () => import('./home-page.tsx'),
} as const satisfies ScreenRoute;
