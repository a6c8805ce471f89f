import type { ScreenRoute } from '../../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/ewa/accounts/new/biller',
  screen: () => import('./biller-page.tsx'),
} as const satisfies ScreenRoute;
