import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/welcome/accept-terms-conditions',
  guard: 'visitorsOrStep',
  texts: ['session/welcome'],
  screen: () => import('./terms-page.tsx'),
} as const satisfies ScreenRoute;
