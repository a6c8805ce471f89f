import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/smartspend',
  part: 'money',
  screen: () => import('./budget-page.tsx'),
} as const satisfies ScreenRoute;
