import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/home/unlock',
  part: 'you',
  screen: () => import('./unlock-page.tsx'),
} as const satisfies ScreenRoute;
