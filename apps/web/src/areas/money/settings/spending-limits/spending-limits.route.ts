import type { ScreenRoute } from '../../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/ewa/limits',
  part: 'you',
  screen: () => import('./spending-limits-page.tsx'),
} as const satisfies ScreenRoute;
