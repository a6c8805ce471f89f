import type { ScreenRoute } from '../../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/ewa/get-money/where',
  screen: () => import('./where-page.tsx'),
} as const satisfies ScreenRoute;
