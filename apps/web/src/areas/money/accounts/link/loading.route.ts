import type { ScreenRoute } from '../../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/apps/loading',
  screen: () => import('./loading-page.tsx'),
} as const satisfies ScreenRoute;
