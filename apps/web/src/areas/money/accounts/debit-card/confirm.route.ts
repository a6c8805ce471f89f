import type { ScreenRoute } from '../../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/ewa/accounts/:id/confirm',
  screen: () => import('./confirm-page.tsx'),
} as const satisfies ScreenRoute;
