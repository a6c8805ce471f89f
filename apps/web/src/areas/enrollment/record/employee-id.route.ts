import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/signup/employee-id',
  guard: 'visitors',
  texts: ['enrollment/flow', 'enrollment/record'],
  screen: () => import('./employee-id-page.tsx'),
} as const satisfies ScreenRoute;
