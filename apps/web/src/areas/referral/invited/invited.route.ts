import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/welcome/invited',
  screen: () => import('./invited-page.tsx'),
} as const satisfies ScreenRoute;
