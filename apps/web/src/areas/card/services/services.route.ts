import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/card/services-dashboard',
  part: 'card',
  screen: () => import('./services-page.tsx'),
} as const satisfies ScreenRoute;
