import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/signup/employee-details',
  guard: 'visitors',
  texts: ['enrollment/flow', 'enrollment/record'],
  screen: () => import('./employee-details-page.tsx'),
} as const satisfies ScreenRoute;
