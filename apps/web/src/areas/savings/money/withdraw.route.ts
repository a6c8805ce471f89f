import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/savings/:id/withdraw',
  screen: () => import('./withdraw-page.tsx'),
} as const satisfies ScreenRoute;
