import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/card',
  screen: () => import('./bare-page.tsx'),
} as const satisfies ScreenRoute;
