import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/home/not-me',
  screen: () => import('./not-me-page.tsx'),
} as const satisfies ScreenRoute;
