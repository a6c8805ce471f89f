import type { ScreenRoute } from '../../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/ewa/accounts/new/visa-plus',
  screen: () => import('./visa-plus-page.tsx'),
} as const satisfies ScreenRoute;
