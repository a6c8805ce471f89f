import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/home/Co-Pilot',
  part: 'more',
  screen: () => import('./co-pilot-page.tsx'),
} as const satisfies ScreenRoute;
