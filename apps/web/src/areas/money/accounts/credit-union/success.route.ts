import type { ScreenRoute } from '../../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/ewa/ecsfcu',
  screen: () => import('./success-page.tsx'),
} as const satisfies ScreenRoute;
