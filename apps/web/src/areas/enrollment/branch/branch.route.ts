import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/sso/create-user',
  screen: () => import('./branch-page.tsx'),
} as const satisfies ScreenRoute;
