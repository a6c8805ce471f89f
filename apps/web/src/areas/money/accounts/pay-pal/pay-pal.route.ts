import type { ScreenRoute } from '../../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/pay-pal',
  screen: () => import('./pay-pal-page.tsx'),
} as const satisfies ScreenRoute;
