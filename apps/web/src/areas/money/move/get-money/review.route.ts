import type { ScreenRoute } from '../../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/ewa/get-money/review',
  screen: () => import('./review-page.tsx'),
} as const satisfies ScreenRoute;
