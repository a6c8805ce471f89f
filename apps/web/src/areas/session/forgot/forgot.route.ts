import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/welcome/forgot-password',
  guard: 'visitors',
  texts: ['session/password', 'session/captcha'],
  screen: () => import('./forgot-page.tsx'),
} as const satisfies ScreenRoute;
