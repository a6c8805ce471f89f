import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/home/agreements',
  part: 'you',
  screen: () => import('./agreements-page.tsx'),
} as const satisfies ScreenRoute;
