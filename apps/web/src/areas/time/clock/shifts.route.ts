import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/timely-shifts',
  part: 'work',
  screen: () => import('./shifts-page.tsx'),
} as const satisfies ScreenRoute;
