import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/maintenance',
  screen: () => import('../../../platform/error-pages/maintenance.tsx'),
} as const satisfies ScreenRoute;
