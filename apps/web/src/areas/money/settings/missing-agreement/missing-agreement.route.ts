import type { ScreenRoute } from '../../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/ewa/agreement',
  screen: () => import('./missing-agreement-page.tsx'),
} as const satisfies ScreenRoute;
