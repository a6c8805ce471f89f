import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/card/transactions/:id',
  part: 'card',
  screen: () => import('./transaction-page.tsx'),
} as const satisfies ScreenRoute;
