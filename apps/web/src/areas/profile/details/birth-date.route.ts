import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/home/birth-date',
  part: 'you',
  screen: () => import('./birth-date-page.tsx'),
} as const satisfies ScreenRoute;
