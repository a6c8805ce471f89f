import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/card/ideology-scan-image',
  screen: () => import('./scan-image-page.tsx'),
} as const satisfies ScreenRoute;
