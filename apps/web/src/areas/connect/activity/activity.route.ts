import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/connect/activity',
  part: 'work',
  screen: () => import('./activity-page.tsx'),
} as const satisfies ScreenRoute;
