import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/card/review-details',
  screen: () => import('./review-page.tsx'),
} as const satisfies ScreenRoute;
