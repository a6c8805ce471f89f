import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/timely-tips/filters',
  screen: () => import('./filters-page.tsx'),
} as const satisfies ScreenRoute;
