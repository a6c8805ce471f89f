import type { ScreenRoute } from '../../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/ewa/payroll-consent',
  screen: () => import('./payroll-consent-page.tsx'),
} as const satisfies ScreenRoute;
