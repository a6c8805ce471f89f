import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/welcome/auth-pin',
  screen: () => import('./pin-page.tsx'),
} as const satisfies ScreenRoute;
