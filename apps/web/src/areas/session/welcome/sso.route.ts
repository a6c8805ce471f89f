import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/sso/home',
  screen: () => import('./sso-page.tsx'),
} as const satisfies ScreenRoute;
