import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/home/sign-out',
  screen: () => import('./sign-out-page.tsx'),
} as const satisfies ScreenRoute;
