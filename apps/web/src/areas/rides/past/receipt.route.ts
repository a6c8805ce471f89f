import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/uber/rides/:id',
  screen: () => import('./receipt-page.tsx'),
} as const satisfies ScreenRoute;
