import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/card/replace',
  screen: () => import('./replace-page.tsx'),
} as const satisfies ScreenRoute;
