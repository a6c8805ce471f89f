import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/amc/tickets',
  screen: () => import('./mine-page.tsx'),
} as const satisfies ScreenRoute;
