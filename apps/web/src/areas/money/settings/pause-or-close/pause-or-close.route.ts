import type { ScreenRoute } from '../../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/ewa/service',
  screen: () => import('./pause-or-close-page.tsx'),
} as const satisfies ScreenRoute;
