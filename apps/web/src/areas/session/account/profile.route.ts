import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/home/profile',
  part: 'you',
  screen: () => import('./profile-page.tsx'),
} as const satisfies ScreenRoute;
