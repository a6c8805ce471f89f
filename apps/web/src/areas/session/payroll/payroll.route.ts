import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/welcome/paychex',
  guard: 'visitors',
  texts: ['session/payroll'],
  screen: () => import('./payroll-page.tsx'),
} as const satisfies ScreenRoute;
