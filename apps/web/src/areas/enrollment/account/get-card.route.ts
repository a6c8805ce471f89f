import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/signup/get-card',
  guard: 'visitors',
  texts: ['enrollment/flow', 'enrollment/account'],
  screen: () => import('./get-card-page.tsx'),
} as const satisfies ScreenRoute;
