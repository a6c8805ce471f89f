import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/billpay/:id/autopay',
  screen: () => import('./autopay-page.tsx'),
} as const satisfies ScreenRoute;
