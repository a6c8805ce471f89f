import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/rxdiscount/prices',
  part: 'more',
  screen: () => import('./prices-page.tsx'),
} as const satisfies ScreenRoute;
