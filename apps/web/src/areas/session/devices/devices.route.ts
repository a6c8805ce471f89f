import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/device-activity',
  part: 'you',
  screen: () => import('./devices-page.tsx'),
} as const satisfies ScreenRoute;
