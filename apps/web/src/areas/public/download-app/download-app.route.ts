import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/download-app',
  screen: () => import('./download-app-page.tsx'),
} as const satisfies ScreenRoute;
