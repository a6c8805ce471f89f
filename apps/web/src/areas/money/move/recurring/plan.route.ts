import type { ScreenRoute } from '../../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/ewa/recurring/:id',
  part: 'money',
  screen: () => import('./plan-page.tsx'),
} as const satisfies ScreenRoute;
