import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/welcome/forgot-password',
  screen: () => import('./forgot-page.tsx'),
} as const satisfies ScreenRoute;
