import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/welcome/auth-failed',
  guard: 'visitors',
  texts: ['session/welcome'],
  screen: () => import('./auth-failed-page.tsx'),
} as const satisfies ScreenRoute;
