import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/uber/rides',
  screen: () => import('./history-page.tsx'),
} as const satisfies ScreenRoute;
