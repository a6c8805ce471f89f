import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/card/autoload-settings-v2',
  screen: () => import('./autoload-page.tsx'),
} as const satisfies ScreenRoute;
