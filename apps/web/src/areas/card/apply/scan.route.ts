import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/card/ideology-scan',
  screen: () => import('./scan-page.tsx'),
} as const satisfies ScreenRoute;
