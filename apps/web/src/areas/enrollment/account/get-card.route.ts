import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/signup/get-card',
  screen: () => import('./get-card-page.tsx'),
} as const satisfies ScreenRoute;
