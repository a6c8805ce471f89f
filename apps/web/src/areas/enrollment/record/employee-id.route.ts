import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/signup/employee-id',
  screen: () => import('./employee-id-page.tsx'),
} as const satisfies ScreenRoute;
