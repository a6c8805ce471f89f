import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/apps',
  part: 'more',
  screen: () => import('./apps-page.tsx'),
} as const satisfies ScreenRoute;
