import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/connect/shifts',
  part: 'work',
  screen: () => import('./shifts-page.tsx'),
} as const satisfies ScreenRoute;
