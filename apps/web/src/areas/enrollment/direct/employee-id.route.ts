import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/dayfare-direct/employee-id',
  guard: 'directEnrolment',
  texts: ['enrollment/flow', 'enrollment/record'],
  screen: () => import('./employee-id-page.tsx'),
} as const satisfies ScreenRoute;
