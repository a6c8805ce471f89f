import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/page-not-found',
  screen: () => import('../../../platform/error-pages/page-not-found.tsx'),
} as const satisfies ScreenRoute;
