import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/savings/:id/deposit',
  screen: () => import('./deposit-page.tsx'),
} as const satisfies ScreenRoute;
