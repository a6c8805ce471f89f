import type { ScreenRoute } from '../../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/home/verify-pin',
  screen: () => import('./added-page.tsx'),
} as const satisfies ScreenRoute;
