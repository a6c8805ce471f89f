import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/savings',
  part: 'money',
  screen: () => import('./goals-page.tsx'),
} as const satisfies ScreenRoute;
