import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/connect/jobs',
  part: 'work',
  screen: () => import('./jobs-page.tsx'),
} as const satisfies ScreenRoute;
