import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/billpay',
  part: 'money',
  screen: () => import('./billers-page.tsx'),
} as const satisfies ScreenRoute;
