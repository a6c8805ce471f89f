import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/welcome/multi-business',
  screen: () => import('./businesses-page.tsx'),
} as const satisfies ScreenRoute;
