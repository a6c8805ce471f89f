import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/welcome/auth-failed',
  screen: () => import('./auth-failed-page.tsx'),
} as const satisfies ScreenRoute;
