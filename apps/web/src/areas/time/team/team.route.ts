import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/home/team-hours',
  screen: () => import('./team-page.tsx'),
} as const satisfies ScreenRoute;
