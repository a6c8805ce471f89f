import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/dayfare-direct/employer',
  guard: 'directEnrolment',
  texts: ['enrollment/flow', 'enrollment/employer', 'enrollment/direct'],
  screen: () => import('./employer-page.tsx'),
} as const satisfies ScreenRoute;
