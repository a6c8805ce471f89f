import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/home/change-password',
  screen: () => import('./change-page.tsx'),
} as const satisfies ScreenRoute;
