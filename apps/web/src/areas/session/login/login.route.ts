import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/welcome/login',
  standsInFor: ['/welcome/connect'],
  screen: 'bundled',
} as const satisfies ScreenRoute;
