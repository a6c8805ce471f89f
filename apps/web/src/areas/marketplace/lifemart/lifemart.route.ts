import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/lifemart-splash-screen',
  screen: () => import('./lifemart-page.tsx'),
} as const satisfies ScreenRoute;
