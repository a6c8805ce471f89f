import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/sso/continue-as',
  screen: () => import('./continue-as-page.tsx'),
} as const satisfies ScreenRoute;
