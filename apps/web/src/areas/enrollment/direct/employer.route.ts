import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/dayfare-direct/employer',
  screen: () => import('./employer-page.tsx'),
} as const satisfies ScreenRoute;
