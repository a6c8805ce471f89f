import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/home/rx-discounts',
  part: 'more',
  screen: () => import('./rx-page.tsx'),
} as const satisfies ScreenRoute;
