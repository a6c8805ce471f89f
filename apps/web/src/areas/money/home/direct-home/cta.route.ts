import type { ScreenRoute } from '../../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/dayfare-direct/cta',
  screen: () => import('./cta-page.tsx'),
} as const satisfies ScreenRoute;
