import type { ScreenRoute } from '../../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/ewa/get-money',
  screen: () => import('./amount-page.tsx'),
} as const satisfies ScreenRoute;
