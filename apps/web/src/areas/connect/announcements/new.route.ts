import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/connect/announcements/new',
  screen: () => import('./new-page.tsx'),
} as const satisfies ScreenRoute;
