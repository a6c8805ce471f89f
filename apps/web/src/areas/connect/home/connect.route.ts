import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/connect',
  part: 'work',
  screen: () => import('./home-page.tsx'),
} as const satisfies ScreenRoute;
