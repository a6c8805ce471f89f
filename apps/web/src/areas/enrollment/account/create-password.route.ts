import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/signup/create-password',
  guard: 'visitors',
  texts: ['enrollment/flow', 'enrollment/account', 'session/password'],
  screen: () => import('./create-password-page.tsx'),
} as const satisfies ScreenRoute;
