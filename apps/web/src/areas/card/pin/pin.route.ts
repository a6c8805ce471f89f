import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/card/pin',
  screen: () => import('./pin-page.tsx'),
} as const satisfies ScreenRoute;
