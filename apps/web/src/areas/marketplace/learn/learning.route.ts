import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/apps/learning',
  part: 'more',
  screen: () => import('./learning-page.tsx'),
} as const satisfies ScreenRoute;
