import type { ScreenRoute } from '../../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/ewa/accounts/new',
  screen: () => import('./add-page.tsx'),
} as const satisfies ScreenRoute;
