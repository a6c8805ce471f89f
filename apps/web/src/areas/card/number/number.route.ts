import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/card/number',
  screen: () => import('./number-page.tsx'),
} as const satisfies ScreenRoute;
