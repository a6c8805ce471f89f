import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/home/notifications',
  part: 'you',
  screen: () => import('./notifications-page.tsx'),
} as const satisfies ScreenRoute;
