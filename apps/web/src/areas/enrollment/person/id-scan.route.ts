import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/signup/id-scan',
  screen: () => import('./id-scan-page.tsx'),
} as const satisfies ScreenRoute;
