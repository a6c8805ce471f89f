import type { ScreenRoute } from '../../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/ewa/dayfare-direct',
  screen: () => import('./in-ewa-page.tsx'),
} as const satisfies ScreenRoute;
