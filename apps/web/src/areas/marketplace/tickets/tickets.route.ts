import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/amc',
  screen: () => import('./tickets-page.tsx'),
} as const satisfies ScreenRoute;
