import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/dayfare-direct/progress',
  screen: () => import('./progress-page.tsx'),
} as const satisfies ScreenRoute;
