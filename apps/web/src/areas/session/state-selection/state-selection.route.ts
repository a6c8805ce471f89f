import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/home/state-selection',
  screen: () => import('./state-selection-page.tsx'),
} as const satisfies ScreenRoute;
