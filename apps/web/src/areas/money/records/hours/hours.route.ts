import type { ScreenRoute } from '../../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/ewa/hours-history',
  part: 'work',
  screen: () => import('./hours-page.tsx'),
} as const satisfies ScreenRoute;
