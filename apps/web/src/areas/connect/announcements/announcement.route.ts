import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/connect/announcements/:id',
  part: 'work',
  screen: () => import('./announcement-page.tsx'),
} as const satisfies ScreenRoute;
