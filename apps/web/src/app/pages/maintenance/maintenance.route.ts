import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/maintenance',
  guard: 'maintenance',
  title: 'app:titles.maintenance',
  texts: ['app'],
  screen: () => import('./maintenance-page.tsx'),
} as const satisfies ScreenRoute;
