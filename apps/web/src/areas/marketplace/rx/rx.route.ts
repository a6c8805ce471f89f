import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/rxdiscount',
  part: 'more',
  screen: () => import('./rx-page.tsx'),
} as const satisfies ScreenRoute;
