import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/signup/create-password',
  screen: () => import('./create-password-page.tsx'),
} as const satisfies ScreenRoute;
