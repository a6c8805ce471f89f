import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/signup/personal-info',
  guard: 'visitors',
  texts: ['enrollment/flow', 'enrollment/person'],
  screen: () => import('./personal-info-page.tsx'),
} as const satisfies ScreenRoute;
