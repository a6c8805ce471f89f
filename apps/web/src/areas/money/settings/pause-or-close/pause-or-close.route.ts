import type { ScreenRoute } from '../../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/ewa/service',
  part: 'you',
  screen: () => import('./pause-or-close-page.tsx'),
} as const satisfies ScreenRoute;
