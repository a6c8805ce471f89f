import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/billpay/new',
  screen: () => import('./new-page.tsx'),
} as const satisfies ScreenRoute;
