import type { ScreenRoute } from '../../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/ewa/accounts/move',
  screen: () => import('./move-page.tsx'),
} as const satisfies ScreenRoute;
