import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/gas-discount',
  part: 'more',
  screen: () => import('./gas-page.tsx'),
} as const satisfies ScreenRoute;
