import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/signup/employer',
  guard: 'visitors',
  texts: ['enrollment/flow', 'enrollment/employer'],
  screen: () => import('./employer-page.tsx'),
} as const satisfies ScreenRoute;
