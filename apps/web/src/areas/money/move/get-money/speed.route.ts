import type { ScreenRoute } from '../../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/ewa/get-money/speed',
  screen: () => import('./speed-page.tsx'),
} as const satisfies ScreenRoute;
