import type { ScreenRoute } from '../../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/ewa/cash',
  part: 'money',
  screen: () => import('./cash-page.tsx'),
} as const satisfies ScreenRoute;
