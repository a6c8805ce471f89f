import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/home/hours/:id',
  screen: () => import('./entry-page.tsx'),
} as const satisfies ScreenRoute;
