import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/home/details',
  part: 'you',
  screen: () => import('./details-page.tsx'),
} as const satisfies ScreenRoute;
