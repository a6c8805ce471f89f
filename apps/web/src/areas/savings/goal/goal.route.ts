import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/savings/:id',
  part: 'money',
  screen: () => import('./goal-page.tsx'),
} as const satisfies ScreenRoute;
