import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/signup/verify-pin',
  screen: () => import('./verify-pin-page.tsx'),
} as const satisfies ScreenRoute;
