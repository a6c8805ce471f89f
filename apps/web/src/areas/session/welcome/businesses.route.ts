import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/welcome/multi-business',
  guard: 'visitorsOrStep',
  texts: ['session/welcome'],
  screen: () => import('./businesses-page.tsx'),
} as const satisfies ScreenRoute;
