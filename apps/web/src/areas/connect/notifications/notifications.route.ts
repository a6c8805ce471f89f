import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/connect/notifications',
  part: 'work',
  screen: () => import('./notifications-page.tsx'),
} as const satisfies ScreenRoute;
