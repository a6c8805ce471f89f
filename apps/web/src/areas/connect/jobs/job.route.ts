import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/connect/jobs/:id',
  part: 'work',
  screen: () => import('./job-page.tsx'),
} as const satisfies ScreenRoute;
