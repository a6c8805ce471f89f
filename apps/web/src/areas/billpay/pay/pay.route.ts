import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/billpay/due/:id/pay',
  screen: () => import('./pay-page.tsx'),
} as const satisfies ScreenRoute;
