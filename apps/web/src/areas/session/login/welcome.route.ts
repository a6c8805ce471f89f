import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/welcome',
  screen: 'bundled',
} as const satisfies ScreenRoute;
