import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/welcome/paychex',
  screen: () => import('./payroll-page.tsx'),
} as const satisfies ScreenRoute;
