import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/home/two-step',
  part: 'you',
  screen: () => import('./two-step-page.tsx'),
} as const satisfies ScreenRoute;
