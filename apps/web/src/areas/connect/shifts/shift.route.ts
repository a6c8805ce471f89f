import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/connect/shifts/:id',
  part: 'work',
  screen: () => import('./shift-page.tsx'),
} as const satisfies ScreenRoute;
