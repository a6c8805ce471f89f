import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/dayfare-direct/progress',
  guard: 'directEnrolment',
  texts: ['enrollment/flow', 'enrollment/direct'],
  screen: () => import('./progress-page.tsx'),
} as const satisfies ScreenRoute;
