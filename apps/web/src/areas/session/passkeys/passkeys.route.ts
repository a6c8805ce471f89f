import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/home/passkeys',
  part: 'you',
  screen: () => import('./passkeys-page.tsx'),
} as const satisfies ScreenRoute;
