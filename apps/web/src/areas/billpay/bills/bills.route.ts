import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/billpay',
  part: 'money',
  screen: () => import('./bills-page.tsx'),
} as const satisfies ScreenRoute;
