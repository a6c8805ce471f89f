import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/apps/counseling',
  part: 'more',
  screen: () => import('./counseling-page.tsx'),
} as const satisfies ScreenRoute;
