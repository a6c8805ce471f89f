import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/savings/:id/change',
  screen: () => import('./change-page.tsx'),
} as const satisfies ScreenRoute;
