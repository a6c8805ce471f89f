import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/card/close',
  screen: () => import('./close-page.tsx'),
} as const satisfies ScreenRoute;
