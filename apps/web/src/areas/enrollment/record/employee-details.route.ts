import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/signup/employee-details',
  screen: () => import('./employee-details-page.tsx'),
} as const satisfies ScreenRoute;
