import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/welcome/login',
  // Whoever comes to the welcome page wants to sign in.
  standsInFor: ['/welcome', '/welcome/connect'],
  screen: 'bundled',
} as const satisfies ScreenRoute;
