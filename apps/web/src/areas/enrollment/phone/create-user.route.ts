import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/signup/create-user',
  screen: () => import('./create-user-page.tsx'),
} as const satisfies ScreenRoute;
