import type { ScreenRoute } from '../../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/card/add-card',
  screen: () => import('./add-card-page.tsx'),
} as const satisfies ScreenRoute;
