import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/card/activate',
  screen: () => import('./activate-page.tsx'),
} as const satisfies ScreenRoute;
