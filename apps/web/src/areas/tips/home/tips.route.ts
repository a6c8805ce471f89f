import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/timely-tips',
  part: 'money',
  screen: () => import('./tips-page.tsx'),
} as const satisfies ScreenRoute;
