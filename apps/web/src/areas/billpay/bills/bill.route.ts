import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/billpay/:id',
  part: 'money',
  screen: () => import('./bill-page.tsx'),
} as const satisfies ScreenRoute;
