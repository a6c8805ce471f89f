import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/savings/new',
  screen: () => import('./new-page.tsx'),
} as const satisfies ScreenRoute;
