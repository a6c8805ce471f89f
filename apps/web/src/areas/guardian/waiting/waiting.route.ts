import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/home/guardian',
  screen: () => import('./waiting-page.tsx'),
} as const satisfies ScreenRoute;
