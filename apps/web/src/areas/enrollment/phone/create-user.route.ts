import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/signup/create-user',
  guard: 'visitors',
  texts: ['enrollment/flow', 'enrollment/phone'],
  screen: () => import('./create-user-page.tsx'),
} as const satisfies ScreenRoute;
