import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/billpay/billers',
  part: 'money',
  screen: () => import('./billers-page.tsx'),
} as const satisfies ScreenRoute;
