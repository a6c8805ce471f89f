import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/card/costs',
  screen: () => import('./costs-page.tsx'),
} as const satisfies ScreenRoute;
