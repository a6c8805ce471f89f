import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/rxdiscount/cards',
  part: 'more',
  screen: () => import('./cards-page.tsx'),
} as const satisfies ScreenRoute;
