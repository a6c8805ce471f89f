import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/home/needhelp',
  part: 'more',
  screen: () => import('./need-help-page.tsx'),
} as const satisfies ScreenRoute;
